import type { ReactNode } from 'react';
import { Button } from '../../components/ui/Button';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { up } from '../../components/ui/icons';
import { ActionMenu, type MenuAction } from '../kit/ActionMenu';
import { hiddenUpTo } from '../kit/layout.css';
import { Text } from '../kit/Text';
import * as css from './form.css';
import { moreActions } from './icons';
import { PresenceAvatars } from './PresenceAvatars';

export type PublishBarProps = {
  canPublish: boolean;
  /** Whether visitors don’t see the current content yet, which makes the button red. */
  hasChanges: boolean;
  /** Whether the publish sheet, which has its own publish button, is open. */
  isPublishing?: boolean;
  isUploading?: boolean;
  isPreviewing?: boolean;
  actions: readonly (MenuAction | false)[];
  onPreview: () => void;
  onPublish: () => void;
  /** Actions of this editor, after the preview. */
  children: ReactNode;
};

/** Renders the end of an editor’s bar: collaborators, preview, other actions and the publish button. */
export const PublishBar = ({
  canPublish,
  hasChanges,
  isPublishing,
  isUploading,
  ...props
}: PublishBarProps) => (
  <div className={css.barEnd}>
    <div className={classNames(hiddenUpTo.phone, css.fading)}>
      <PresenceAvatars />
    </div>
    <button
      type="button"
      className={classNames(css.barAction, css.fading)}
      disabled={isUploading || props.isPreviewing}
      onClick={props.onPreview}
    >
      Preview
      <Icon path={up} size={18} />
    </button>
    {props.children}
    <ActionMenu
      isPortaled
      actions={props.actions}
      className={classNames(css.barAction, css.fading)}
      aria-label="More actions"
    >
      <Text hiddenAbove="phone">More</Text>
      <Icon path={moreActions} size={20} />
    </ActionMenu>
    <Button
      variant={hasChanges ? 'red_black' : 'outlined_black'}
      className={classNames(
        css.publishButton[hasChanges ? 'changed' : 'unchanged'],
        // Keeps its place, so that a second click presses nothing else.
        isPublishing && css.keptPlace,
      )}
      disabled={isUploading}
      onClick={props.onPublish}
    >
      {canPublish ? (
        'Publish'
      ) : (
        <>
          Request<Text visuallyHiddenUpTo="phone"> publication</Text>
        </>
      )}
    </Button>
  </div>
);
