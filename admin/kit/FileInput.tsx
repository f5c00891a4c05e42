import type { RefObject } from 'react';
import { visuallyHidden } from '../../styles/layout.css';

type FileInputProps = {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  accept: string;
  onFile: (file: File) => void;
};

/** Renders a hidden file input that a button opens. */
export const FileInput = ({ input, label, accept, onFile }: FileInputProps) => (
  <input
    ref={input}
    className={visuallyHidden}
    type="file"
    tabIndex={-1}
    aria-label={label}
    accept={accept}
    onChange={({ target }) => {
      if (target.files?.[0]) onFile(target.files[0]);
      target.value = '';
    }}
  />
);
