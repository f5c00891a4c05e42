import { useState } from 'react';
import { TextField } from '../../components/ui/Field';
import Modal from '../../components/ui/Modal';
import { DialogFooter } from '../DialogFooter';
import { LinkTargets } from '../forms/rich-text/LinkTargets';
import { useLinkChoice } from '../forms/rich-text/use-link-choice';
import { fields } from './page-editor.css';

type LinkDialogProps = {
  /** Current URL, or '' for none. */
  currentHref: string;
  /** An empty URL removes the link. */
  onChoose: (href: string) => void;
  onClose: () => void;
};

export function LinkDialog({ currentHref, onChoose, onClose }: LinkDialogProps) {
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
