import ConfirmDialog from '../../components/ui/ConfirmDialog';
import type { KindName } from '../../domain/kinds';
import type { Values } from '../../domain/publishing/merge';
import { KeysDialog } from '../kit/KeysDialog';
import { ConflictsDialog } from './ConflictsDialog';
import { describeItemChanges, type FieldChange } from './describe-changes';
import { HistoryDialog } from './HistoryDialog';
import { diffParts, getFieldLabel, type ItemPart, toFieldParts } from './item-parts';
import { OfflinePublishDialog } from './OfflinePublishDialog';
import { PublishSheet } from './PublishSheet';
import { RequestPublicationDialog } from './RequestPublicationDialog';
import { ShareDialog } from './ShareDialog';
import { SignInDialog } from './SignInDialog';
import type { PublishCheck } from './use-checks';
import type { Draft } from './use-draft';

const WRITING_KEYS = [
  ['Enter', 'Next block'],
  ['Shift Enter', 'Line break'],
  ['/', 'Add a block, on an empty line'],
  ['Ctrl B', 'Ctrl I', 'Ctrl E', 'Bold, italic, code'],
  ['Ctrl K', 'Link'],
  ['Ctrl Alt 0', 'Ctrl Alt 2', 'Ctrl Alt 3', 'Text, heading, smaller heading'],
  ['Alt ↑', 'Alt ↓', 'Move the block'],
  ['Ctrl D', 'Duplicate the block'],
  ['F10', 'Actions for the selection or block'],
  ['Ctrl .', 'Details'],
  ['Ctrl S', 'Save'],
  ['Ctrl Enter', 'Publish'],
  ['Ctrl Z', 'Ctrl Shift Z', 'Undo, redo'],
];

type FormDialogsProps = {
  kind: { name: KindName; noun: string; names: Record<string, string> };
  form: Draft & {
    values: () => Values;
    listChecks?: () => readonly PublishCheck[];
    isCompleting?: boolean;
    openPreview?: () => void;
  };
  /** Container of the publish sheet. */
  sheet: HTMLElement | null;
  /** Defaults to the label of the path's first segment. */
  getLabel?: (path: string) => string;
  /** Lists the changes to the live version. Defaults to the new URL and one change per field. */
  listChanges?: (before: Values, after: Values) => FieldChange[];
  /** Splits values into parts to compare. Defaults to one part per field. */
  toParts?: (values: Values) => ItemPart[];
  onFocusField?: (path: string) => void;
  /** Returns whether a field is visible beside the publish sheet, so that the sheet can stay open. */
  isBesideSheet?: (path: string) => boolean;
};

export function FormDialogs({ kind, form, getLabel, onFocusField, ...props }: FormDialogsProps) {
  const { dialog, closeDialog } = form;
  const { names } = kind;
  const {
    listChanges = (before, after) =>
      describeItemChanges(kind, { ...before, slug: form.opened?.live?.slug ?? '' }, after),
    toParts = toFieldParts(names),
  } = props;
  const getFirstLabel = (path: string) => getFieldLabel(names, path);
  const goTo =
    onFocusField &&
    ((path: string) => {
      if (!props.isBesideSheet?.(path)) closeDialog();
      onFocusField(path);
    });
  if (form.isAway && (dialog?.kind === 'publish' || dialog?.kind === 'ask')) {
    const { stored, typedAt } = form.autosave.getUnsaved();
    const changedParts = diffParts(toParts(stored), toParts(form.values()));
    return (
      <OfflinePublishDialog
        title={String(form.values().title || `This ${kind.noun}`)}
        getParts={() => toParts(form.values())}
        unsavedChanges={{ count: changedParts.flatMap(({ rows }) => rows).length, typedAt }}
        onPostpone={form.postponeDialog}
      />
    );
  }
  switch (dialog?.kind) {
    case 'leave':
      return (
        <ConfirmDialog
          title="Leave without saving?"
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          onConfirm={() => {
            closeDialog();
            dialog.proceed();
          }}
          onCancel={closeDialog}
        >
          Your changes haven’t been saved anywhere yet.
        </ConfirmDialog>
      );
    case 'discard':
      return (
        <ConfirmDialog
          title="Discard changes?"
          isSending={form.saving}
          onConfirm={() => void form.discard()}
          onCancel={closeDialog}
        >
          The site doesn’t change, and your changes stay in the history.
        </ConfirmDialog>
      );
    case 'take-down':
      return (
        <ConfirmDialog
          title={`Unpublish this ${kind.noun}?`}
          isSending={form.saving}
          onConfirm={() => void form.unpublish()}
          onCancel={closeDialog}
        >
          The {kind.noun} disappears from the site immediately. Its content stays as a draft.
        </ConfirmDialog>
      );
    case 'publish':
      return (
        props.sheet && (
          <PublishSheet
            kind={kind.name}
            id={form.id}
            title={String(form.values().title || `this ${kind.noun}`)}
            values={form.values()}
            isLive={form.isLive}
            changes={form.live && listChanges(form.live, form.values())}
            plans={form.opened?.plans ?? []}
            getLabel={getLabel ?? getFirstLabel}
            onFocusField={goTo}
            isSending={form.saving}
            saveKey={form.saveKey}
            listChecks={form.listChecks}
            isCompleting={form.isCompleting}
            sheet={props.sheet}
            onPreview={form.openPreview}
            onPublish={cancelsUnpublish => void form.publish(cancelsUnpublish)}
            onSchedule={times => void form.plan(times)}
            onCancelSchedule={action => void form.cancelSchedule(action)}
            onCompare={() => form.openDialog({ kind: 'history' })}
            onClose={closeDialog}
          />
        )
      );
    case 'ask':
      return (
        <RequestPublicationDialog
          isSending={form.saving}
          onRequest={note => void form.requestPublication(note)}
          onClose={closeDialog}
        />
      );
    case 'history':
      return (
        <HistoryDialog
          kind={kind.name}
          id={form.id}
          currentValues={form.values()}
          isLive={form.isLive}
          hasDraft={form.opened?.draft !== undefined || form.autosave.saveState.kind === 'saved'}
          toParts={toParts}
          onRestored={() => void form.refresh()}
          onClose={closeDialog}
        />
      );
    case 'share':
      return <ShareDialog kind={kind.name} id={form.id} onClose={closeDialog} />;
    case 'conflicts':
      return (
        <ConflictsDialog
          conflicts={form.autosave.conflicts}
          collaborators={form.others}
          getLabel={getLabel ?? getFirstLabel}
          onResolve={ownConflicts => {
            form.autosave.resolveConflicts(form.autosave.conflicts, ownConflicts);
            closeDialog();
          }}
          onClose={closeDialog}
        />
      );
    case 'keys':
      return <KeysDialog hints={WRITING_KEYS} onClose={closeDialog} />;
    case 'sign-in':
      return (
        <SignInDialog
          onSignedIn={() => {
            closeDialog();
            void form.autosave.flush();
          }}
          onClose={closeDialog}
        />
      );
    default:
      return null;
  }
}
