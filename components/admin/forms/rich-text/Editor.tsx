import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { isLinkAddress } from '../../../../domain/article-html';
import { htmlOf } from './html-of';
import * as css from './RichText.css';
import { Tools } from './Tools';

const extensions = [
  StarterKit.configure({
    blockquote: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: isLinkAddress },
  }),
];

type EditorProps = {
  label: string;
  value: string;
  onChange: (html: string) => void;
  /** Id of the complaint about it. */
  errorId: string | undefined;
};

/** The editing of one paragraph. What nobody changed comes back letter by letter as it came. */
export function Editor({ label, value, onChange, errorId }: EditorProps) {
  const [original] = useState(value);
  /** The original as this editor would write it. */
  const rewritten = useRef<string>(undefined);
  const [linking, setLinking] = useState(false);

  const attributes = {
    class: css.text,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(errorId && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
  };
  const editor = useEditor({
    extensions,
    content: original,
    // Only a new paragraph is empty, and whoever added it writes on.
    autofocus: original === '',
    editorProps: {
      attributes,
      handleKeyDown(_view, event) {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false;
        setLinking(true);
        return true;
      },
    },
    onCreate({ editor }) {
      rewritten.current = htmlOf(editor.getJSON());
    },
    onUpdate({ editor }) {
      const html = htmlOf(editor.getJSON());
      onChange(html === rewritten.current ? original : html);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the attributes never changes
  useEffect(() => {
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, errorId, label]);

  return (
    <>
      <Tools editor={editor} linking={linking} onLinking={setLinking} />
      <EditorContent editor={editor} />
    </>
  );
}
