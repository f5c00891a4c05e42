import { navigate } from 'vike/client/router';
import { Icon } from '../../components/ui/Icon';
import { IconButton } from '../../components/ui/IconButton';
import { iconButton } from '../../components/ui/IconButton.css';
import { check } from '../../components/ui/icons';
import { findUnpublishBlocker } from '../../domain/kinds/unpublish-blocker';
import { adminPaths, getPageEditPath, getPreviewPath } from '../../domain/paths';
import { visuallyHidden } from '../../styles/layout.css';
import { api } from '../../trpc/client';
import { useFieldValue } from '../fields/form-context';
import { barAction } from '../forms/form.css';
import { formatSaveStatus } from '../forms/format-save-status';
import { openPreview } from '../forms/open-preview';
import { PublishBar } from '../forms/PublishBar';
import type { Draft } from '../forms/use-draft';
import { Badge } from '../kit/Badge';
import { toggle } from '../kit/parts.css';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import { StateMark } from '../publishing/StateMark';
import { useEditor } from './editor-context';
import { back, redo, undo } from './icons';
import { PageMenu } from './PageMenu';
import * as css from './page-editor.css';
import type { EditorActions } from './use-editor-actions';
import { useItemState } from './use-item-state';
import { PREVIEW_WIDTHS } from './widths';

type EditorBarProps = {
  draft: Draft;
  actions: EditorActions;
  width: number;
  isPublishing: boolean;
  onWidth: (width: number) => void;
  onClose: () => void;
};

export function EditorBar(props: EditorBarProps) {
  const { draft, actions, width, onWidth, onClose } = props;
  const { checks } = useEditor();
  const title = useFieldValue<string>('title');
  const state = useItemState(draft);
  const openPublishSheet = () =>
    void draft.autosave.flush().then(() => draft.openDialog({ kind: draft.canPublish ? 'publish' : 'ask' }));
  const menuActions = [
    {
      label: 'Share a preview',
      onPress: () => void draft.autosave.flush().then(() => draft.openDialog({ kind: 'share' })),
    },
    { label: 'History', onPress: () => draft.openDialog({ kind: 'history' }) },
    draft.isLive &&
      state === 'changed' && {
        label: 'Discard changes',
        onPress: () => draft.openDialog({ kind: 'discard' }),
      },
    draft.isLive &&
      draft.canPublish &&
      !findUnpublishBlocker(draft.id) && {
        label: 'Unpublish',
        onPress: () => draft.openDialog({ kind: 'take-down' }),
      },
  ];
  return (
    <div className={css.bar} role="toolbar" aria-label="Page">
      <a
        className={iconButton}
        href={adminPaths.pages}
        onClick={event => {
          event.preventDefault();
          void draft.autosave.flush().then(onClose);
        }}
      >
        <span className={visuallyHidden}>Back to pages</span>
        <Icon path={back} />
      </a>
      <div className={css.pageInfo}>
        <PageMenu
          id={draft.id}
          title={title || 'Unnamed'}
          onOpen={id => void draft.autosave.flush().then(() => navigate(getPageEditPath(id)))}
        />
        <div className={css.pageState}>
          <StateMark state={state} />
          <Text as="p" look="line" size="small" tone="muted" role="status">
            {formatSaveStatus(draft.autosave.saveState)}
          </Text>
        </div>
      </div>
      <div className={css.barMiddle}>
        <Inline wrap={false} hiddenUpTo="tablet">
          <Inline as="fieldset" gap={0} wrap={false} aria-label="Width of the page">
            {PREVIEW_WIDTHS.map(preset => (
              <IconButton
                key={preset.width}
                label={preset.label}
                icon={preset.icon}
                className={toggle}
                aria-pressed={width === preset.width}
                onClick={() => onWidth(preset.width)}
              />
            ))}
          </Inline>
          <Text size="small" tone="muted" look="numbers" hiddenUpTo="wide" data-scale="">
            {null}
          </Text>
          <span className={css.divider} />
          <IconButton
            label="Undo"
            title="Undo (Ctrl+Z)"
            icon={undo}
            className={toggle}
            aria-disabled={!actions.mayUndo}
            onClick={actions.undo}
          />
          <IconButton
            label="Redo"
            title="Redo (Ctrl+Shift+Z)"
            icon={redo}
            className={toggle}
            aria-disabled={!actions.mayRedo}
            onClick={actions.redo}
          />
        </Inline>
      </div>
      <PublishBar
        canPublish={draft.canPublish}
        hasChanges={state !== 'live'}
        isPublishing={props.isPublishing}
        actions={menuActions}
        onPreview={() => void openPreview(() => createPreview(draft))}
        onPublish={openPublishSheet}
      >
        <button type="button" className={barAction} onClick={openPublishSheet}>
          Checks
          {checks.length > 0 ? (
            <Badge tone="solid">{checks.length}</Badge>
          ) : (
            <>
              <Icon path={check} size={18} />
              <span className={visuallyHidden}>No problems</span>
            </>
          )}
        </button>
      </PublishBar>
    </div>
  );
}

async function createPreview({ id, autosave, opened }: Draft): Promise<string> {
  await autosave.flush();
  // An unchanged page has no draft to preview.
  const isPublic = opened?.live && !opened.draft && autosave.saveState.kind === 'untouched';
  if (isPublic) return opened.live?.slug ?? '/';
  const { token } = await api.content.makePreviewLink.mutate({ kind: 'page', id });
  return getPreviewPath(token);
}
