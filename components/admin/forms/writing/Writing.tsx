import { undoDepth } from '@tiptap/pm/history';
import { type Node, Slice } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { type Editor, EditorContent, type UseEditorOptions, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { PHOTO_TYPES } from '../../../../domain/limits';
import { toast } from '../../../ui/toast-store';
import { blocksOfHtml } from '../../import/from-html';
import { type Block, fitted, type Imported } from '../../import/imported';
import { looksLikeMarkdown } from '../../import/looks-like-markdown';
import { readDocument } from '../../import/read-document';
import { useRequired } from '../fields/required';
import { useFormFrame } from '../form-frame';
import { useOpenOthers } from '../others';
import { textOf } from '../refusals';
import { BlockMenu } from './BlockMenu';
import { insertNodes, placeOf } from './blocks';
import { markPasted, unmarkPasted } from './marked-blocks';
import { PasteReport, type Report } from './PasteReport';
import { Problems } from './Problems';
import { fileOf, Pictures, PicturesContext } from './pictures';
import type { Prose } from './prose';
import { type SlashKeys, SlashMenu } from './SlashMenu';
import { FROM_OTHERS, sharersOf, showBlocks, showSharers } from './shared-blocks';
import { WritingTools } from './WritingTools';
import * as css from './writing.css';
import { Written } from './written';

type WritingProps = {
  name: string;
  /** The field that the title of a document goes to. */
  titleName: string;
  prose: Prose;
};

/** A text as one document, which the form holds as blocks. */
export function Writing({ name, titleName, prose }: WritingProps) {
  const required = useRequired(name);
  const { getValues, setValue, watch } = useFormContext();
  const { countUpload, tellsLate, here } = useFormFrame();
  const others = useOpenOthers();
  const [pictures] = useState(() => new Pictures(countUpload));
  const [report, setReport] = useState<Report>();
  const [linking, setLinking] = useState(false);
  const slash = useRef<SlashKeys>(undefined);
  /** What the document was when the form was told last; while it is told, that is no news. */
  const told = useRef<Node>(undefined);
  const telling = useRef(false);

  /** Tells the form what was written. */
  function tell() {
    const { doc } = editor.state;
    if (told.current === undefined || told.current === doc) return;
    told.current = doc;
    telling.current = true;
    setValue(name, written.blocksOf(doc));
    telling.current = false;
  }
  const [late] = useState(() => tellsLate(tell));
  useEffect(() => late.leave, [late]);

  // They stay the same ones: the editor draws itself anew for others.
  const [options] = useState(
    (): UseEditorOptions => ({
      extensions: prose.extensions,
      editorProps: {
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
          // Elsewhere in the staff area it opens the search.
          event.preventDefault();
          setLinking(true);
          return true;
        },
        handlePaste: (_view, event) => paste(event),
        handleDrop: (view, event, _slice, moved) => {
          const files = [...(event.dataTransfer?.files ?? [])];
          if (moved || files.length === 0) return false;
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (at) editor.commands.setTextSelection(at.pos);
          takeFiles(files);
          return true;
        },
      },
      onUpdate: () => late.touched(),
      onTransaction({ editor, transaction }) {
        if (!editor.isFocused || transaction.getMeta(FROM_OTHERS)) return;
        here(`${name}.${placeOf(editor.state).node.attrs._id}`, transaction.docChanged);
      },
      onFocus: ({ editor }) => here(`${name}.${placeOf(editor.state).node.attrs._id}`, false),
    }),
  );
  const editor: Editor = useEditor(options);
  const [written] = useState(() => new Written(editor.schema));

  // The text comes once the editor stands on the page: before, it would be drawn twice.
  useLayoutEffect(() => {
    const { plugins, schema } = editor.state;
    const doc = schema.topNodeType.createAndFill(null, written.nodesOf(getValues(name) ?? []));
    if (doc) editor.view.updateState(EditorState.create({ doc, plugins }));
    told.current = editor.state.doc;
  }, [editor, written, getValues, name]);
  useEffect(() => showSharers(editor, sharersOf(others, name)), [editor, others, name]);

  useEffect(() => () => pictures.stopAll(), [pictures]);

  /** Takes over what something else than writing put into the form, and leaves the cursor where it can. */
  const takeOver = useEffectEvent((changed: string | undefined) => {
    if (telling.current || (changed !== undefined && changed !== name)) return;
    const blocks: Block[] = getValues(name) ?? [];
    if (textOf(blocks) === textOf(written.blocksOf(editor.state.doc))) return;
    showBlocks(editor, written.nodesBeside(editor.state.doc, blocks));
    told.current = editor.state.doc;
  });
  useEffect(() => watch((_values, { name: changed }) => takeOver(changed)).unsubscribe, [watch]);

  /** A picture in the document that is on its way there. */
  function pictureNode(editor: Editor, file: () => Promise<File>, block: Partial<Block>, preview?: string) {
    const pending: string = pictures.send(file, preview, ({ url }) => {
      if (editor.isDestroyed) return;
      editor.state.doc.forEach((node, pos) => {
        if (node.attrs.pending !== pending) return;
        const { tr } = editor.state;
        tr.setNodeMarkup(pos, null, { ...node.attrs, src: url, pending: null });
        editor.view.dispatch(tr.setMeta('addToHistory', false));
      });
    });
    const { alt = '', caption = '' } = block;
    return editor.schema.nodes.image!.create({ alt, caption, pending });
  }

  /** Puts blocks of a document in: one step to undo, its pictures sent after it. */
  function take(imported: Imported, from: string) {
    const present = written.blocksOf(editor.state.doc);
    const { blocks, title, leftOut } = fitted(prose.taken(imported), present.length, prose);
    const formTitle: string = getValues(titleName) ?? '';
    const isTitle = title !== undefined && (!formTitle.trim() || formTitle.trim() === title);
    const whole: Block[] =
      title && !isTitle ? [{ type: 'title', content: title, alt: '', caption: '' }, ...blocks] : blocks;
    if (whole.length === 0 && !isTitle) {
      return toast({
        variant: 'warning',
        message: `There was nothing in it that ${prose.noun.toLowerCase()} can hold.`,
      });
    }
    const steps = undoDepth(editor.state);
    const sent: string[] = [];
    const nodes = whole.flatMap((block, index) => {
      if (block.type !== 'image') return written.nodesOf([block]);
      const { content } = block;
      const node = pictureNode(editor, () => fileOf(content, `picture-${index + 1}`), block, content);
      sent.push(node.attrs.pending);
      return [node];
    });
    insertNodes(editor, nodes);
    markPasted(editor, nodes.length);
    if (isTitle) setValue(titleName, title);
    setReport({
      from,
      blocks: whole,
      leftOut,
      sent,
      undo() {
        while (undoDepth(editor.state) > steps && editor.commands.undo());
        if (isTitle) setValue(titleName, formTitle);
        setReport(undefined);
        editor.commands.focus();
      },
    });
  }

  function takeFiles(files: readonly File[]) {
    const images = files.filter(({ type }) => PHOTO_TYPES.some(taken => taken === type));
    if (images.length > 0) {
      const nodes = images.map(file => pictureNode(editor, async () => file, {}, URL.createObjectURL(file)));
      insertNodes(editor, nodes);
    }
    const document = files.find(file => !images.includes(file));
    if (document) void takeDocument(document);
  }

  async function takeDocument(file: File) {
    try {
      take(await readDocument(file, location.origin), file.name);
    } catch (error) {
      toast({ variant: 'error', message: error instanceof Error ? error.message : String(error) });
    }
  }

  /** What is in a clipboard, taken as a document where it is one; words within a line are left to the editor. */
  function paste(event: ClipboardEvent): boolean {
    const { clipboardData: data } = event;
    const { node } = placeOf(editor.state);
    if (!data || !(node.type.name === 'paragraph' || node.type.spec.group === 'block list')) return false;
    const html = data.getData('text/html');
    if (html.includes('data-pm-slice')) return false;
    const imported = html ? blocksOfHtml(html, location.origin) : undefined;
    const pictureOnly = !imported || imported.blocks.every(({ type }) => type === 'image');
    if (data.files.length > 0 && pictureOnly) {
      takeFiles([...data.files]);
      return true;
    }
    const plain = data.getData('text/plain');
    if (!imported) {
      if (!looksLikeMarkdown(plain)) return false;
      void takeDocument(new File([plain], 'pasted.md'));
      return true;
    }
    const { blocks, title } = prose.taken(imported);
    const [first] = blocks;
    if (blocks.length === 0 && !title) return false;
    if (blocks.length === 1 && !title && first?.type === 'paragraph' && !first.content.startsWith('<')) {
      const [line] = written.nodesOf([first]);
      if (line) editor.view.dispatch(editor.state.tr.replaceSelection(new Slice(line.content, 0, 0)));
      return true;
    }
    take(imported, 'the clipboard');
    return true;
  }

  function keep() {
    setReport(undefined);
    unmarkPasted(editor);
    editor.commands.focus();
  }
  return (
    <PicturesContext value={pictures}>
      <div className={css.frame}>
        <WritingTools
          editor={editor}
          linking={linking}
          onLinking={setLinking}
          onFiles={takeFiles}
          onPicture={file => takeFiles([file])}
        />
        {report && <PasteReport report={report} onKeep={keep} />}
        <div className={css.sheet}>
          <BlockMenu editor={editor} />
          <EditorContent editor={editor} />
          <SlashMenu editor={editor} keys={slash} onPicture={file => takeFiles([file])} />
        </div>
        <Problems editor={editor} name={name} />
      </div>
    </PicturesContext>
  );
}
