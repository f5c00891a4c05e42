import { type ReactNode, useRef } from 'react';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { IconButton } from '../../components/ui/IconButton';
import type { ItemState } from '../../domain/publishing/state';
import { visuallyHidden } from '../../styles/layout.css';
import { hiddenUpTo } from '../kit/layout.css';
import { Text } from '../kit/Text';
import { StateMark } from '../publishing/StateMark';
import * as css from './form.css';
import { formatSaveStatus } from './format-save-status';
import { back, details, history } from './icons';
import { PublishBar, type PublishBarProps } from './PublishBar';
import type { SaveState } from './save-state';
import { useTypingFade } from './use-typing-fade';

type FormBarProps = Omit<PublishBarProps, 'hasChanges' | 'children'> & {
  /** Name of the list that Back returns to. */
  listName: string;
  state: ItemState;
  saveState: SaveState;
  /** False until the first letter of a new item is saved. */
  isStored: boolean;
  /** Length of the text, such as a word count. */
  count?: ReactNode;
  /** Whether the item is loaded. */
  isReady: boolean;
  /** Whether the details are visible. */
  hasDetails: boolean;
  onBack: () => void;
  onHistory: () => void;
  onDetails: () => void;
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
          {isReady && !isStored && !saveStatus && <Text hiddenUpTo="phone">Saved automatically</Text>}
        </span>
      </div>
      {isStored && props.count}
      {isReady && (
        <PublishBar {...props} hasChanges={isStored && state !== 'live'}>
          {isStored && (
            <IconButton
              className={classNames(hiddenUpTo.tablet, css.fading)}
              label="History"
              title="History"
              icon={history}
              onClick={props.onHistory}
            />
          )}
          <button
            type="button"
            className={classNames(css.barAction, css.detailsButton, css.fading)}
            aria-label="Details"
            title="Details (Ctrl .)"
            aria-keyshortcuts="Control+."
            aria-pressed={props.hasDetails}
            onClick={props.onDetails}
          >
            <Text hiddenAbove="phone">Details</Text>
            <Icon path={details} />
          </button>
        </PublishBar>
      )}
    </div>
  );
}
