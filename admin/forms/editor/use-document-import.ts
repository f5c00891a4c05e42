import { Slice } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { toast } from '../../../components/ui/toast-store';
import { getValueAt } from '../../../domain/fields/path';
import { PHOTO_TYPES } from '../../../domain/limits';
import { useForm } from '../../fields/form-context';
import { parseHtml } from '../../import/from-html';
import {
  type Block,
  fitToLimits,
  type ImportResult,
  reportLoweredHeadings,
} from '../../import/import-result';
import { isMarkdown } from '../../import/is-markdown';
import { readDocument } from '../../import/read-document';
import { createId } from '../new-id';
import { getCurrentBlock, insertNodes } from './blocks';
import type { DocumentConverter } from './document-converter';
import { fetchImageFile, type ImageUploads } from './image-uploads';
import { markPasted, unmarkPasted } from './marked-blocks';
import type { Report } from './PasteReport';
import type { TextRules } from './text-rules';

/** Time (ms) after which the next change unmarks pasted blocks. */
const MARK_DURATION_MS = 30_000;

type Options = {
  editor: Editor;
  converter: DocumentConverter;
  images: ImageUploads;
  textRules: TextRules;
  titleName: string;
};

/** Imports documents, clipboard content and images into a text and reports the result. */
export function useDocumentImport({ editor, converter, images, textRules, titleName }: Options) {
  const { store, write } = useForm();
  const getTitle = () => (getValueAt(store.get(), titleName) ?? '') as string;
  const [report, setReport] = useState<Report>();
  const lastImport = useRef<{ at: number; isPresent: () => boolean; revert: () => void }>(undefined);

  /** Inserts a placeholder for an image that is being uploaded. */
  function createImageNode(loadFile: () => Promise<File>, block: Partial<Block>, preview?: string) {
    const uploadKey: string = images.start(loadFile, preview, ({ url }) => {
      if (editor.isDestroyed) return;
      editor.state.doc.forEach((node, pos) => {
        if (node.attrs.pending !== uploadKey) return;
        const { tr } = editor.state;
        // Unlike a new node, changed attributes keep the image selected.
        tr.setNodeAttribute(pos, 'src', url).setNodeAttribute(pos, 'pending', null);
        editor.view.dispatch(tr.setMeta('addToHistory', false));
      });
    });
    const { alt = '', caption = '' } = block;
    return editor.schema.nodes.image!.create({ _id: createId(), alt, caption, pending: uploadKey });
  }

  /** Inserts a document's blocks as one undo step, then uploads its images. */
  function insertImport(importResult: ImportResult, from: string) {
    const presentBlocks = converter.toBlocks(editor.state.doc);
    const { blocks, title, omissions, changes } = fitToLimits(
      textRules.prepareImport(importResult),
      presentBlocks.length,
      textRules,
    );
    const formTitle = getTitle();
    const isTitle = title !== undefined && (!formTitle.trim() || formTitle.trim() === title);
    const existingBlocks: Block[] =
      title && !isTitle ? [{ type: 'title', content: title, alt: '', caption: '' }, ...blocks] : blocks;
    if (existingBlocks.length === 0 && !isTitle) {
      const message = `Nothing was imported: ${textRules.noun.toLowerCase()} can’t contain this content.`;
      return toast({ variant: 'warning', message });
    }
    finishImport();
    const uploads: string[] = [];
    const nodes = existingBlocks.flatMap((block, index) => {
      if (block.type !== 'image') return converter.toNodes([block]);
      const { content } = block;
      const node = createImageNode(() => fetchImageFile(content, `picture-${index + 1}`), block, content);
      uploads.push(node.attrs.pending);
      return [node];
    });
    const ids = new Set(nodes.map(({ attrs }) => attrs._id));
    const isPresent = () => editor.state.doc.children.some(({ attrs }) => ids.has(attrs._id));
    insertNodes(editor, nodes);
    const importedAt = new Date();
    markPasted(editor, nodes.length, importedAt);
    if (isTitle) write(titleName, title);
    lastImport.current = {
      at: importedAt.getTime(),
      isPresent,
      revert() {
        images.cancel(uploads);
        if (isTitle && getTitle() === title) write(titleName, formTitle);
      },
    };
    setReport({
      from,
      blocks: existingBlocks,
      omissions,
      // The title becomes a heading unless it is written to the title field.
      changes: title && !isTitle ? [reportLoweredHeadings(1), ...changes] : changes,
      uploads,
      undo() {
        while (isPresent() && editor.commands.undo());
        // An import that consists only of a title adds no undo step to the text.
        if (lastImport.current) revertImport();
        editor.view.focus();
      },
    });
  }

  function revertImport() {
    lastImport.current?.revert();
    finishImport();
  }
  function finishImport() {
    if (!lastImport.current) return;
    lastImport.current = undefined;
    setReport(undefined);
    unmarkPasted(editor);
  }

  function importFiles(files: readonly File[]) {
    const images = files.filter(({ type }) => PHOTO_TYPES.some(acceptedType => acceptedType === type));
    if (images.length > 0) {
      const nodes = images.map(file => createImageNode(async () => file, {}, URL.createObjectURL(file)));
      insertNodes(editor, nodes);
    }
    const document = files.find(file => !images.includes(file));
    if (document) void importDocument(document, `${document.name}, ${formatSize(document)}`);
  }

  async function importDocument(file: File, from: string) {
    try {
      insertImport(await readDocument(file, location.origin), from);
    } catch (error) {
      toast({ variant: 'error', message: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Imports clipboard content that is a document. Leaves inline text to the editor. */
  function handlePaste(event: ClipboardEvent): boolean {
    const { clipboardData: data } = event;
    const { node } = getCurrentBlock(editor.state);
    if (!data || !(node.type.name === 'paragraph' || node.type.spec.group === 'block list')) return false;
    const html = data.getData('text/html');
    if (html.includes('data-pm-slice')) return false;
    const importResult = html ? parseHtml(html, location.origin) : undefined;
    const hasOnlyImages = !importResult || importResult.blocks.every(({ type }) => type === 'image');
    if (data.files.length > 0 && hasOnlyImages) {
      importFiles([...data.files]);
      return true;
    }
    const plainText = data.getData('text/plain');
    if (!importResult) {
      if (!isMarkdown(plainText)) return false;
      void importDocument(new File([plainText], 'pasted.md'), CLIPBOARD);
      return true;
    }
    const { blocks, title } = textRules.prepareImport(importResult);
    const [block] = blocks;
    if (blocks.length === 0 && !title) return false;
    if (blocks.length === 1 && !title && block?.type === 'paragraph' && !block.content.startsWith('<')) {
      const [firstNode] = converter.toNodes([block]);
      if (firstNode)
        editor.view.dispatch(editor.state.tr.replaceSelection(new Slice(firstNode.content, 0, 0)));
      return true;
    }
    insertImport(importResult, CLIPBOARD);
    return true;
  }

  return {
    report,
    importFiles,
    handlePaste,
    acceptImport() {
      finishImport();
      editor.view.focus();
    },
    /** Handles a change that may undo the import or edit its blocks. */
    handleChange(transaction: Transaction) {
      if (!lastImport.current) return;
      if (!lastImport.current.isPresent()) revertImport();
      else if (
        Date.now() - lastImport.current.at > MARK_DURATION_MS &&
        transaction.getMeta('addToHistory') !== false
      )
        finishImport();
    },
  };
}

const CLIPBOARD = 'the clipboard';

const formatSize = ({ size }: File): string =>
  size < 1_000_000 ? `${Math.max(1, Math.round(size / 1_000))} KB` : `${(size / 1_000_000).toFixed(1)} MB`;
