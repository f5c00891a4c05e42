import { useFormState } from 'react-hook-form';
import { text } from '../../../styles/text.css';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { FieldMessage } from '../../ui/Field';
import { footButton } from '../../ui/Modal.css';
import * as css from './form.css';
import { countProblems, problemsLine } from './problems';

type FootProps = {
  /** The form that Save submits. */
  formId: string;
  saveLabel: string;
  uploading: boolean;
  previewing: boolean;
  onPreview: () => void;
  onCancel: () => void;
};

/** Under the scrolling fields: what is wrong, the preview, and the two ways out. */
export function Foot({ formId, saveLabel, uploading, previewing, onPreview, onCancel }: FootProps) {
  const { errors } = useFormState();
  const problems = countProblems(errors);
  return (
    <>
      <div className={css.standing}>
        <div role="status">
          {problems > 0 && <FieldMessage>{problemsLine(problems)}</FieldMessage>}
          {uploading && <p className={css.state}>An image is on its way</p>}
        </div>
        <button
          type="button"
          className={classNames(text.link, css.preview)}
          disabled={uploading || previewing}
          onClick={onPreview}
        >
          Preview
        </button>
      </div>
      <Button variant="outlined_black" size="large" className={footButton} onClick={onCancel}>
        Cancel
      </Button>
      <Button
        variant="black_red"
        size="large"
        className={footButton}
        type="submit"
        form={formId}
        disabled={uploading}
      >
        {saveLabel}
      </Button>
    </>
  );
}
