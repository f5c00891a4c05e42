import type { Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { type Editor, EditorContent, type UseEditorOptions, useEditor } from '@tiptap/react';
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../../components/ui/class-names';
import { getValueAt } from '../../../domain/fields/path';
import { serialiseForComparison } from '../../../domain/kinds/revise';
import { useForm, useStoreSelector } from '../../fields/form-context';
import type { FormField } from '../../fields/widget';
import type { Block } from '../../import/import-result';
import { useFormFrame } from '../form-frame';
import { useCollaborators } from '../presence';
import { BlockMenu } from './BlockMenu';
import { BlockTools } from './BlockTools';
import { REMOTE_CHANGE, showBlockPresence, showBlocks, toBlockPresence } from './block-presence';
import { getCurrentBlock, goToBlock } from './blocks';
import { ContentsTicks } from './ContentsTicks';
import { DocumentConverter } from './document-converter';
import { EditorToolbar } from './EditorToolbar';
import * as css from './editor.css';
import { ImageUploads, ImageUploadsContext } from './image-uploads';
import { PasteHint } from './PasteHint';
import { PasteReport } from './PasteReport';
import { Problems } from './Problems';
import { SelectionBubble } from './SelectionBubble';
import { Shapes } from './Shapes';
import { type SlashKeyHandler, SlashMenu } from './SlashMenu';
import type { TextRules } from './text-rules';
import { useDocumentImport } from './use-document-import';
import { useProgressiveLoad } from './use-progressive-load';

/** Field that receives the title of an imported document. */
const TITLE = 'title';

/** Space (px) between the cursor and the bars above and below the text. */
const SCROLL_MARGIN = { top: 104, right: 0, bottom: 64, left: 0 };

type TextEditorProps = { field: FormField; textRules: TextRules };

/** Renders a text as a single document. The form stores it as blocks. */
export const TextEditor = memo(function TextEditor({ field, textRules }: TextEditorProps) {
  const { path: name, required } = field;
  const { store, set } = useForm();
  const [readBlocks] = useState(() => () => (getValueAt(store.get(), name) ?? []) as Block[]);
  const { countUpload, registerLazy, registerFocus, reportFocus } = useFormFrame();
  const collaborators = useCollaborators();
  const [images] = useState(() => new ImageUploads(countUpload));
  const [isLinking, setIsLinking] = useState(false);
  const slashKeys = useRef<SlashKeyHandler>(undefined);
  /** The document last written to the form. */
  const lastWrittenDoc = useRef<Node>(undefined);
  /** The form's blocks at the last write, to recognise external changes. */
  const lastFormBlocks = useRef(readBlocks());

  function writeToForm() {
    const { doc } = editor.state;
    if (lastWrittenDoc.current === undefined || lastWrittenDoc.current === doc) return;
    lastWrittenDoc.current = doc;
    lastFormBlocks.current = converter.toBlocks(doc);
    set(name, lastFormBlocks.current);
  }
  const [lazyField] = useState(() => registerLazy(writeToForm));
  useEffect(() => lazyField.unregister, [lazyField]);

  // Memoised, because new options rerender the editor.
  const [options] = useState(
    (): UseEditorOptions => ({
      extensions: textRules.extensions,
      editorProps: {
        scrollMargin: SCROLL_MARGIN,
        scrollThreshold: SCROLL_MARGIN,
        attributes: {
          class: classNames(css.text, textRules.className),
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': textRules.label,
          ...(required && { 'aria-required': 'true' }),
        },
        handleKeyDown(view, event) {
          if (slashKeys.current?.onKey(event)) return true;
          const canLink = 'link' in view.state.schema.marks;
          if (!canLink || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false;
          // Override the admin's shortcut for the command palette.
          event.preventDefault();
          setIsLinking(true);
          return true;
        },
        handleDOMEvents: {
          beforeinput(view, event) {
            // Chromium can insert the first letter of an empty block elsewhere, such as below a new table, or insert
            // the second letter before the first.
            const { anchorNode, anchorOffset, isCollapsed } = document.getSelection() ?? {};
            if (event.inputType !== 'insertText' || !event.data || view.composing) return false;
            if (!anchorNode || !isCollapsed || !view.dom.contains(anchorNode)) return false;
            const pos = view.posAtDOM(anchorNode, anchorOffset ?? 0);
            const { parent } = view.state.doc.resolve(pos);
            if (!parent.isTextblock || parent.content.size > 0) return false;
            event.preventDefault();
            const tr = view.state.tr.insertText(event.data, pos);
            view.dispatch(
              tr.setSelection(TextSelection.create(tr.doc, pos + event.data.length)).scrollIntoView(),
            );
            return true;
          },
        },
        handlePaste: (_view, event) => documents.handlePaste(event),
        handleDrop: (view, event, _slice, isMove) => {
          const files = [...(event.dataTransfer?.files ?? [])];
          if (isMove || files.length === 0) return false;
          const position = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (position) editor.commands.setTextSelection(position.pos);
          documents.importFiles(files);
          return true;
        },
      },
      onUpdate({ transaction }) {
        lazyField.notifyChange();
        documents.handleChange(transaction);
      },
      onTransaction({ editor, transaction }) {
        if (!editor.isFocused || transaction.getMeta(REMOTE_CHANGE)) return;
        reportFocus(`${name}.${getCurrentBlock(editor.state).node.attrs._id}`, transaction.docChanged);
      },
      onFocus: ({ editor }) => reportFocus(`${name}.${getCurrentBlock(editor.state).node.attrs._id}`, false),
    }),
  );
  const editor: Editor = useEditor(options);
  const isEmpty = useStoreSelector(store, () => readBlocks().length === 0);
  const [converter] = useState(() => new DocumentConverter(editor.schema));
  const documents = useDocumentImport({ editor, converter, images, textRules, titleName: TITLE });

  const progressiveLoad = useProgressiveLoad(editor, converter);
  const { loadRemaining } = progressiveLoad;
  // Load the text after mounting, to avoid rendering it twice.
  useLayoutEffect(
    () =>
      progressiveLoad.load(readBlocks(), () => {
        lastWrittenDoc.current = editor.state.doc;
      }),
    [progressiveLoad.load, editor, readBlocks],
  );
  useEffect(
    () => showBlockPresence(editor, toBlockPresence(collaborators, name)),
    [editor, collaborators, name],
  );

  useEffect(() => () => images.cancelAll(), [images]);
  useEffect(
    () =>
      registerFocus(name, subpath => {
        loadRemaining();
        goToBlock(editor, subpath.split('.')[0]);
      }),
    [registerFocus, name, editor, loadRemaining],
  );

  const applyExternalChange = useEffectEvent(() => {
    const blocks = readBlocks();
    if (blocks === lastFormBlocks.current) return;
    lastFormBlocks.current = blocks;
    loadRemaining();
    if (serialiseForComparison(blocks) === serialiseForComparison(converter.toBlocks(editor.state.doc)))
      return;
    showBlocks(editor, converter.reuseOrCreateNodes(editor.state.doc, blocks));
    lastWrittenDoc.current = editor.state.doc;
  });
  useEffect(() => store.subscribe(() => applyExternalChange()), [store]);

  return (
    <ImageUploadsContext value={images}>
      <div
        className={css.frame}
        onFocusCapture={loadRemaining}
        onPointerDownCapture={loadRemaining}
        onDropCapture={loadRemaining}
      >
        <EditorToolbar
          editor={editor}
          isLinking={isLinking}
          onLinking={setIsLinking}
          onImage={file => documents.importFiles([file])}
        />
        {documents.report && <PasteReport report={documents.report} onKeep={documents.acceptImport} />}
        <div className={css.sheet}>
          <BlockMenu editor={editor} />
          <EditorContent editor={editor} />
          <BlockTools editor={editor} />
          <SelectionBubble editor={editor} isLinking={isLinking} onLinking={setIsLinking} />
          <SlashMenu editor={editor} keys={slashKeys} onImage={file => documents.importFiles([file])} />
        </div>
        {isEmpty && textRules.shapes && <Shapes editor={editor} shapes={textRules.shapes} />}
        {isEmpty && <PasteHint onFile={file => documents.importFiles([file])} />}
        <ContentsTicks editor={editor} />
        <Problems editor={editor} name={name} />
      </div>
    </ImageUploadsContext>
  );
});
