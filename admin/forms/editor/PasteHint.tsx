import { useRef } from 'react';
import { Button } from '../../../components/ui/Button';
import { Icon } from '../../../components/ui/Icon';
import { DOCUMENT_TYPES } from '../../import/read-document';
import { page } from '../icons';
import * as css from './editor.css';
import { FileInput } from './FileInput';

/** Renders a hint that documents can be pasted, with a button that opens a file instead. */
export function PasteHint({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={css.pasteHint}>
      <Icon path={page} />
      <span>
        <b>Paste a whole document</b>
        <small>Word, Google Docs or Markdown, including images.</small>
      </span>
      <Button
        variant="outlined_black"
        title="Word (.docx), Markdown or HTML"
        onClick={() => input.current?.click()}
      >
        Choose a file
      </Button>
      <FileInput input={input} label="Document" accept={DOCUMENT_TYPES} onFile={onFile} />
    </div>
  );
}
