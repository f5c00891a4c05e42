import { useFormState } from 'react-hook-form';
import type { State } from '../../../domain/publishing/state';
import { text } from '../../../styles/text.css';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { FieldMessage } from '../../ui/Field';
import * as css from './form.css';
import { HereNow } from './HereNow';
import { KeptNote } from './KeptNote';
import type { Keeping } from './keeping';
import { countProblems, problemsLine } from './problems';

type FootProps = {
  /** The form that Save submits. */
  formId: string;
  saveLabel: string;
  state: State;
  keeping: Keeping;
  uploading: boolean;
  previewing: boolean;
  /** What else can be done: its words, and what they do. */
  ways: readonly { label: string; onPress: () => void }[];
  onPreview: () => void;
};

/** Under the scrolling fields: what is wrong, where what was typed is, and the ways on and out. */
export function Foot(props: FootProps) {
  const { formId, saveLabel, state, keeping, uploading, previewing, ways, onPreview } = props;
  const { errors } = useFormState();
  const problems = countProblems(errors);
  return (
    <div className={css.foot}>
      <div className={css.standing}>
        <div role="status" className={css.status}>
          {problems > 0 && <FieldMessage>{problemsLine(problems)}</FieldMessage>}
          {uploading && <p className={css.state}>An image is on its way</p>}
          <KeptNote state={state} keeping={keeping} />
        </div>
        <HereNow />
      </div>
      <div className={css.ways}>
        {ways.map(({ label, onPress }) => (
          <button key={label} type="button" className={classNames(text.link, css.way)} onClick={onPress}>
            {label}
          </button>
        ))}
        <button
          type="button"
          className={classNames(text.link, css.way)}
          disabled={uploading || previewing}
          onClick={onPreview}
        >
          Preview
        </button>
      </div>
      <Button
        variant="red_black"
        size="large"
        className={css.save}
        type="submit"
        form={formId}
        disabled={uploading}
      >
        {saveLabel}
      </Button>
    </div>
  );
}
