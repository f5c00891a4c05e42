import type { Node } from '@tiptap/pm/model';
import { type Editor, EditorContent, type UseEditorOptions, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { getValueAt } from '../../../domain/fields/path';
import { toComparable } from '../../../domain/kinds/revise';
import { useForm } from '../../fields/form-context';
import type { FormField } from '../../fields/widget';
import type { Block } from '../../import/imported';
import { useFormFrame } from '../form-frame';
import { useOpenOthers } from '../others';
import { BlockMenu } from './BlockMenu';
import { goToBlock, placeOf } from './blocks';
import { PasteInvitation } from './PasteInvitation';
import { PasteReport } from './PasteReport';
import { Problems } from './Problems';
import { Pictures, PicturesContext } from './pictures';
import type { Prose } from './prose';
import { type SlashKeys, SlashMenu } from './SlashMenu';
import { FROM_OTHERS, sharersOf, showBlocks, showSharers } from './shared-blocks';
import { useDocuments } from './use-documents';
import { useFilling } from './use-filling';
import { WritingTools } from './WritingTools';
import * as css from './writing.css';
import { Written } from './written';

/** The field that the title of a document goes to. */
const TITLE = 'title';

/** Height of the bars above and below the text (px): the cursor scrolls clear of them. */
const SEEN = { top: 104, right: 0, bottom: 64, left: 0 };

/** A text as one document, which the form holds as blocks. */
export function Writing({ field, prose }: { field: FormField; prose: Prose }) {
  const { path: name, required } = field;
  const { store, set } = useForm();
  const [blocksNow] = useState(() => () => (getValueAt(store.get(), name) ?? []) as Block[]);
  const { countUpload, tellsLate, leadsTo, here } = useFormFrame();
  const others = useOpenOthers();
  const [pictures] = useState(() => new Pictures(countUpload));
  const [linking, setLinking] = useState(false);
  const slash = useRef<SlashKeys>(undefined);
  /** The document last written to the form. */
  const told = useRef<Node>(undefined);
  /** The form value at that time, to recognise external changes. */
  const known = useRef(blocksNow());

  /** Writes the document to the form. */
  function tell() {
    const { doc } = editor.state;
    if (told.current === undefined || told.current === doc) return;
    told.current = doc;
    known.current = written.blocksOf(doc);
    set(name, known.current);
  }
  const [late] = useState(() => tellsLate(tell));
  useEffect(() => late.leave, [late]);

  // Memoised, because new options make the editor render again.
  const [options] = useState(
    (): UseEditorOptions => ({
      extensions: prose.extensions,
      editorProps: {
        scrollMargin: SEEN,
        scrollThreshold: SEEN,
        attributes: {
          class: css.text,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': prose.label,
          ...(required && { 'aria-required': 'true' }),
        },
        handleKeyDown(view, event) {
          if (slash.current?.onKey(event)) return true;
          const linkable = 'link' in view.state.schema.marks;
          if (!linkable || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false;
          // Overrides the command palette shortcut of the admin.
          event.preventDefault();
          setLinking(true);
          return true;
        },
        handleTextInput(view, from, to, typed) {
          // Chromium may report the cursor before the first letter of an empty block, where the next letter would
          // go.
          if (from !== to || view.composing || view.state.doc.resolve(from).parent.content.size > 0)
            return false;
          view.dispatch(view.state.tr.insertText(typed, from).scrollIntoView());
          return true;
        },
        handlePaste: (_view, event) => documents.paste(event),
        handleDrop: (view, event, _slice, moved) => {
          const files = [...(event.dataTransfer?.files ?? [])];
          if (moved || files.length === 0) return false;
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (at) editor.commands.setTextSelection(at.pos);
          documents.takeFiles(files);
          return true;
        },
      },
      onUpdate({ transaction }) {
        late.touched();
        documents.changed(transaction);
      },
      onTransaction({ editor, transaction }) {
        if (!editor.isFocused || transaction.getMeta(FROM_OTHERS)) return;
        here(`${name}.${placeOf(editor.state).node.attrs._id}`, transaction.docChanged);
      },
      onFocus: ({ editor }) => here(`${name}.${placeOf(editor.state).node.attrs._id}`, false),
    }),
  );
  const editor: Editor = useEditor(options);
  const [written] = useState(() => new Written(editor.schema));
  const documents = useDocuments({ editor, written, pictures, prose, titleName: TITLE });

  const filling = useFilling(editor, written);
  const { finish } = filling;
  // Loads the text after mounting, to avoid rendering it twice.
  useLayoutEffect(
    () =>
      filling.begin(blocksNow(), () => {
        told.current = editor.state.doc;
      }),
    [filling.begin, editor, blocksNow],
  );
  useEffect(() => showSharers(editor, sharersOf(others, name)), [editor, others, name]);

  useEffect(() => () => pictures.stopAll(), [pictures]);
  useEffect(
    () =>
      leadsTo(name, rest => {
        finish();
        goToBlock(editor, rest.split('.')[0]);
      }),
    [leadsTo, name, editor, finish],
  );

  /** Applies external changes of the form value and restores the cursor. */
  const takeOver = useEffectEvent(() => {
    const blocks = blocksNow();
    if (blocks === known.current) return;
    known.current = blocks;
    finish();
    if (toComparable(blocks) === toComparable(written.blocksOf(editor.state.doc))) return;
    showBlocks(editor, written.nodesBeside(editor.state.doc, blocks));
    told.current = editor.state.doc;
  });
  useEffect(() => store.subscribe(() => takeOver()), [store]);

  return (
    <PicturesContext value={pictures}>
      <div className={css.frame} onFocusCapture={finish} onPointerDownCapture={finish} onDropCapture={finish}>
        <PasteInvitation onFile={file => documents.takeFiles([file])} />
        <WritingTools
          editor={editor}
          linking={linking}
          onLinking={setLinking}
          onPicture={file => documents.takeFiles([file])}
        />
        {documents.report && <PasteReport report={documents.report} onKeep={documents.keep} />}
        <div className={css.sheet}>
          <BlockMenu editor={editor} />
          <EditorContent editor={editor} />
          <SlashMenu editor={editor} keys={slash} onPicture={file => documents.takeFiles([file])} />
        </div>
        <Problems editor={editor} name={name} />
      </div>
    </PicturesContext>
  );
}
