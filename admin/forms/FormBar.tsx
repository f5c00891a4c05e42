import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/ui/Button';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { IconButton } from '../../components/ui/IconButton';
import { iconButton } from '../../components/ui/IconButton.css';
import { down, up } from '../../components/ui/icons';
import type { ItemState } from '../../domain/publishing/state';
import { visuallyHidden } from '../../styles/layout.css';
import { ActionMenu, type MenuAction } from '../kit/ActionMenu';
import { hiddenUpTo } from '../kit/layout.css';
import { Text } from '../kit/Text';
import { StateMark } from '../publishing/StateMark';
import * as css from './form.css';
import { formatSaveStatus } from './format-save-status';
import { back, details, history } from './icons';
import { PresenceAvatars } from './PresenceAvatars';
import type { SaveState } from './save-state';
import { useTypingFade } from './use-typing-fade';

type FormBarProps = {
  /** Name of the list that Back returns to. */
  listName: string;
  state: ItemState;
  saveState: SaveState;
  /** False until the first letter of a new item is saved. */
  isStored: boolean;
  /** Length of the text, such as a word count. */
  count?: ReactNode;
  isUploading: boolean;
  isPreviewing: boolean;
  /** Whether the item is loaded. */
  isReady: boolean;
  /** Whether the details are visible. */
  hasDetails: boolean;
  publishLabel: string;
  /** Whether the publish sheet, which has its own publish button, is open. */
  isPublishing: boolean;
  actions: readonly (MenuAction | false)[];
  onBack: () => void;
  onPreview: () => void;
  onHistory: () => void;
  onDetails: () => void;
  onPublish: () => void;
};

export function FormBar(props: FormBarProps) {
  const { listName, state, saveState, isStored, isReady, isUploading } = props;
  const saveStatus = formatSaveStatus(saveState);
  const bar = useRef<HTMLDivElement>(null);
  useTypingFade(bar);
  return (
    <div ref={bar} className={css.bar}>
      <button type="button" className={classNames(css.backButton, css.fading)} onClick={props.onBack}>
        <Icon path={back} size={20} />
        <span className={visuallyHidden}>Back to </span>
        <Text visuallyHiddenUpTo="phone">{listName}</Text>
      </button>
      <div role="status" className={css.status}>
        <StateMark state={state} />
        <span className={css.saveStatus}>
          {isUploading ? 'Uploading an image' : saveStatus}
          {isReady && !isStored && !saveStatus && <Text hiddenUpTo="phone">Saves as you type</Text>}
        </span>
      </div>
      {isStored && props.count}
      {isReady && <Actions {...props} />}
    </div>
  );
}

function Actions(props: FormBarProps) {
  const { isUploading, isPreviewing, hasDetails } = props;
  return (
    <div className={css.barEnd}>
      <div className={classNames(hiddenUpTo.phone, css.fading)}>
        <PresenceAvatars />
      </div>
      <button
        type="button"
        className={classNames(css.barAction, css.fading)}
        disabled={isUploading || isPreviewing}
        onClick={props.onPreview}
      >
        <Text visuallyHiddenUpTo="phone">Preview</Text>
        <Icon path={up} size={18} />
      </button>
      {props.isStored && (
        <IconButton
          className={classNames(hiddenUpTo.tablet, css.fading)}
          label="History"
          title="History"
          icon={history}
          onClick={props.onHistory}
        />
      )}
      <IconButton
        className={classNames(css.detailsButton, css.fading)}
        label="Details"
        title="Details (Ctrl .)"
        aria-keyshortcuts="Control+."
        aria-pressed={hasDetails}
        icon={details}
        onClick={props.onDetails}
      />
      <ActionMenu isPortaled actions={props.actions} className={classNames(iconButton, css.fading)}>
        <span className={visuallyHidden}>More actions</span>
        <Icon path={down} size={20} />
      </ActionMenu>
      {!props.isPublishing && (
        <Button
          variant="red_black"
          className={css.publishButton}
          disabled={isUploading}
          onClick={props.onPublish}
        >
          {props.publishLabel}
        </Button>
      )}
    </div>
  );
}
