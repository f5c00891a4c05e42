import type { ReactNode } from 'react';
import { Button } from '../../components/ui/Button';
import { FieldMessage } from '../../components/ui/Field';
import { Icon } from '../../components/ui/Icon';
import { up } from '../../components/ui/icons';
import type { State } from '../../domain/publishing/state';
import { useForm } from '../fields/form-context';
import * as css from './form.css';
import { history } from './icons';
import { type MenuAction, MoreActions } from './MoreActions';
import { PresenceAvatars } from './PresenceAvatars';
import { formatProblemCount } from './problems';
import { SaveStatus } from './SaveStatus';
import type { SaveState } from './save-state';

type FormFooterProps = {
  onSave: () => void;
  saveLabel: string;
  state: State;
  saveState: SaveState;
  /** Size of the text, such as a word count. */
  count?: ReactNode;
  uploading: boolean;
  previewing: boolean;
  actions: readonly MenuAction[];
  onPreview: () => void;
  onHistory: () => void;
};

/** Renders the footer: problems, save status and actions. */
export function FormFooter(props: FormFooterProps) {
  const { onSave, saveLabel, state, saveState, uploading, previewing, actions, onPreview } = props;
  const { problems } = useForm();
  return (
    <div className={css.footer}>
      <div className={css.statusGroup}>
        <div role="status" className={css.status}>
          {problems.size > 0 && <FieldMessage>{formatProblemCount(problems.size)}</FieldMessage>}
          {uploading && <p className={css.state}>Uploading an image</p>}
          <SaveStatus state={state} saveState={saveState} />
        </div>
        {props.count}
        <PresenceAvatars />
      </div>
      <div className={css.viewActions}>
        <button
          type="button"
          className={css.viewAction}
          disabled={uploading || previewing}
          onClick={onPreview}
        >
          <span className={css.actionLabel}>Preview</span>
          <Icon path={up} size={20} />
        </button>
        <button type="button" className={css.viewAction} onClick={props.onHistory}>
          <span className={css.actionLabel}>History</span>
          <Icon path={history} size={20} />
        </button>
      </div>
      <Button variant="red_black" size="large" className={css.save} disabled={uploading} onClick={onSave}>
        {saveLabel}
      </Button>
      <MoreActions actions={actions} className={css.more} />
    </div>
  );
}
