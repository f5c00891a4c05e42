import type { ReactNode } from 'react';
import { Button } from '../../components/ui/Button';
import { FieldMessage } from '../../components/ui/Field';
import { Icon } from '../../components/ui/Icon';
import { up } from '../../components/ui/icons';
import type { State } from '../../domain/publishing/state';
import { useForm } from '../fields/form-context';
import * as css from './form.css';
import { HereNow } from './HereNow';
import { history } from './icons';
import { KeptNote } from './KeptNote';
import type { Keeping } from './keeping';
import { MoreWays, type Way } from './MoreWays';
import { problemsLine } from './problems';

type FootProps = {
  onSave: () => void;
  saveLabel: string;
  state: State;
  keeping: Keeping;
  /** Size of the text, such as a word count. */
  count?: ReactNode;
  uploading: boolean;
  previewing: boolean;
  ways: readonly Way[];
  onPreview: () => void;
  onHistory: () => void;
};

/** Renders the footer: problems, save status and actions. */
export function Foot(props: FootProps) {
  const { onSave, saveLabel, state, keeping, uploading, previewing, ways, onPreview } = props;
  const { problems } = useForm();
  return (
    <div className={css.foot}>
      <div className={css.standing}>
        <div role="status" className={css.status}>
          {problems.size > 0 && <FieldMessage>{problemsLine(problems.size)}</FieldMessage>}
          {uploading && <p className={css.state}>An image is on its way</p>}
          <KeptNote state={state} keeping={keeping} />
        </div>
        {props.count}
        <HereNow />
      </div>
      <div className={css.ways}>
        <button type="button" className={css.way} disabled={uploading || previewing} onClick={onPreview}>
          <span className={css.wayWords}>Preview</span>
          <Icon path={up} size={20} />
        </button>
        <button type="button" className={css.way} onClick={props.onHistory}>
          <span className={css.wayWords}>History</span>
          <Icon path={history} size={20} />
        </button>
      </div>
      <Button variant="red_black" size="large" className={css.save} disabled={uploading} onClick={onSave}>
        {saveLabel}
      </Button>
      <MoreWays ways={ways} className={css.more} />
    </div>
  );
}
