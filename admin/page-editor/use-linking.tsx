import { useState } from 'react';
import { TextField } from '../../components/ui/Field';
import Modal from '../../components/ui/Modal';
import { getValueAt } from '../../domain/fields/path';
import { getLinkAt, setLink } from '../../domain/inline-links';
import { DialogFooter } from '../DialogFooter';
import type { Store } from '../fields/store';
import { LinkTargets } from '../forms/rich-text/LinkTargets';
import { useLinkChoice } from '../forms/rich-text/use-link-choice';
import type { EditorMessage } from './canvas/canvas-messages';
import { fields } from './page-editor.css';

type LinkRequest = Extract<EditorMessage, { type: 'link' }>;
type Options = {
  store: Store;
  write: (path: string, value: unknown) => void;
  /** Focuses the field that contains the link. */
  goTo: (path: string) => void;
};

/** Links the selected text of the page: asks for a URL, or focuses the text's link field. */
export function useLinking({ store, write, goTo }: Options) {
  const [request, setRequest] = useState<LinkRequest>();
  const text = request && String(getValueAt(store.get(), request.path) ?? '');
  return {
    openDialog(message: LinkRequest) {
      if (message.field === undefined) return setRequest(message);
      goTo(message.field);
      const field = `[data-pane=form] [data-field="${CSS.escape(message.field)}"] input`;
      // The field's row may have to expand first.
      setTimeout(() => document.querySelector<HTMLElement>(field)?.focus(), 50);
    },
    dialog: request && text !== undefined && (
      <LinkDialog
        currentHref={getLinkAt(text, request)}
        onChoose={href => {
          write(request.path, setLink(text, request, href));
          setRequest(undefined);
        }}
        onClose={() => setRequest(undefined)}
      />
    ),
  };
}

type LinkDialogProps = {
  /** Current URL, or '' for none. */
  currentHref: string;
  /** An empty URL removes the link. */
  onChoose: (href: string) => void;
  onClose: () => void;
};

function LinkDialog({ currentHref, onChoose, onClose }: LinkDialogProps) {
  const [inputText, setInputText] = useState(currentHref);
  const choice = useLinkChoice({ text: inputText, currentHref, onChoose });
  const { address: url, targets } = choice;
  const isRemoval = currentHref !== '' && !inputText.trim();
  return (
    <Modal
      title="Edit link"
      onClose={onClose}
      footer={
        <DialogFooter onConfirm={() => (isRemoval ? onChoose('') : void choice.apply())} onCancel={onClose}>
          {isRemoval ? 'Remove link' : 'Set link'}
        </DialogFooter>
      }
    >
      <div className={fields}>
        <TextField
          label="Link URL"
          hint={
            url && url !== inputText.trim()
              ? `Links to ${url}`
              : 'Enter a URL, or search for a page, case or article'
          }
          error={choice.error}
          {...choice.field}
          value={inputText}
          onChange={({ target }) => {
            setInputText(target.value);
            choice.clearError();
          }}
          onKeyDown={choice.onKeyDown}
        />
        {targets.options.length > 0 && <LinkTargets {...targets} />}
      </div>
    </Modal>
  );
}
