import { useRef } from 'react';
import { DOCUMENT_TYPES } from '../../import/read-document';
import { FileInput } from '../../kit/FileInput';
import { TextButton } from '../../kit/TextButton';
import * as css from './editor.css';

/** Offers to open a document as a file instead of pasting it. */
export function PasteHint({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <p className={css.pasteHint}>
      Documents keep their headings, lists, tables and images.
      <TextButton onClick={() => input.current?.click()}>Open a Word, Markdown or HTML file</TextButton>
      <FileInput input={input} label="Document" accept={DOCUMENT_TYPES} onFile={onFile} />
    </p>
  );
}
