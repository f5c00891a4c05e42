import ConfirmDialog from '../../components/ui/ConfirmDialog';
import type { KindName } from '../../domain/kinds';
import type { Values } from '../../domain/publishing/merge';
import { AskDialog } from './AskDialog';
import { ConflictsDialog } from './ConflictsDialog';
import { HistoryDialog } from './HistoryDialog';
import { changedParts, fieldName, fieldParts, type Part } from './item-parts';
import { NoLineDialog } from './NoLineDialog';
import { PublishDialog } from './PublishDialog';
import { SaveDialog } from './SaveDialog';
import { ShareDialog } from './ShareDialog';
import { SignInDialog } from './SignInDialog';
import type { Draft } from './use-draft';
import { type FieldChange, whatChanges } from './what-changes';

type QuestionsProps = {
  kind: { name: KindName; noun: string; names: Record<string, string> };
  form: Draft & { values: () => Values };
  /** Returns the label of the field of a check; defaults to the label of the first path segment. */
  nameOf?: (path: string) => string;
  /** Lists the changes of the live version; defaults to one per field. */
  changes?: (before: Values, after: Values) => FieldChange[];
  /** Splits values into the parts to compare; defaults to the fields. */
  partsOf?: (values: Values) => Part[];
  /** Focuses the field of a check. */
  onGo?: (path: string) => void;
};

/** Renders the open dialog of a form. */
export function Questions({ kind, form, nameOf, onGo, ...props }: QuestionsProps) {
  const { question, dismiss } = form;
  const { names } = kind;
  const { changes = (before, after) => whatChanges(names, before, after), partsOf = fieldParts(names) } =
    props;
  const ofFirst = (path: string) => fieldName(names, path);
  const goTo =
    onGo &&
    ((path: string) => {
      dismiss();
      onGo(path);
    });
  // The save dialog itself makes clear that nothing was saved.
  if (form.isAway && (question?.kind === 'publish' || question?.kind === 'ask')) {
    const { stored, typedAt } = form.autosave.waitingSince();
    const changed = changedParts(partsOf(stored), partsOf(form.values()));
    return (
      <NoLineDialog
        title={String(form.values().title || `This ${kind.noun}`)}
        parts={() => partsOf(form.values())}
        waiting={{ count: changed.flatMap(({ rows }) => rows).length, typedAt }}
        onLater={form.askLater}
      />
    );
  }
  switch (question?.kind) {
    case 'leave':
      return (
        <ConfirmDialog
          title="Leave without saving?"
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          onConfirm={() => {
            dismiss();
            question.goOn();
          }}
          onCancel={dismiss}
        >
          What you changed here exists nowhere else yet.
        </ConfirmDialog>
      );
    case 'discard':
      return (
        <ConfirmDialog
          title="Throw the changes away?"
          confirmLabel="Confirm"
          cancelLabel="Disagree"
          sending={form.saving}
          onConfirm={() => void form.discard()}
          onCancel={dismiss}
        >
          The site stays as it is, and the history keeps what the changes said.
        </ConfirmDialog>
      );
    case 'take-down':
      return (
        <ConfirmDialog
          title={`Take this ${kind.noun} down?`}
          confirmLabel="Confirm"
          cancelLabel="Disagree"
          sending={form.saving}
          onConfirm={() => void form.takeDown()}
          onCancel={dismiss}
        >
          The site stops showing it the moment you confirm. Its words stay as a draft.
        </ConfirmDialog>
      );
    case 'publish':
      return (
        <PublishDialog
          kind={kind.name}
          id={form.id}
          title={String(form.values().title || `this ${kind.noun}`)}
          state={form.state}
          isLive={form.isLive}
          changes={form.live && changes(form.live, form.values())}
          plans={form.opened?.plans ?? []}
          nameOf={nameOf ?? ofFirst}
          onGo={goTo}
          sending={form.saving}
          onPublish={forGood => void form.publish(forGood)}
          onPlan={times => void form.plan(times)}
          onCallOff={action => void form.callOff(action)}
          onCompare={() => form.ask({ kind: 'history' })}
          onClose={dismiss}
        />
      );
    case 'ask':
      return (
        <AskDialog sending={form.saving} onAsk={note => void form.askToPublish(note)} onClose={dismiss} />
      );
    case 'history':
      return (
        <HistoryDialog
          kind={kind.name}
          id={form.id}
          current={form.values()}
          isLive={form.isLive}
          hasDraft={form.opened?.draft !== undefined || form.autosave.keeping.kind === 'saved'}
          partsOf={partsOf}
          onRestored={() => void form.refresh()}
          onClose={dismiss}
        />
      );
    case 'share':
      return <ShareDialog kind={kind.name} id={form.id} onClose={dismiss} />;
    case 'conflicts':
      return (
        <ConflictsDialog
          conflicts={form.autosave.conflicts}
          others={form.others}
          nameOf={nameOf ?? ofFirst}
          onJoin={mine => {
            form.autosave.choose(form.autosave.conflicts, mine);
            dismiss();
          }}
          onClose={dismiss}
        />
      );
    case 'sign-in':
      return (
        <SignInDialog
          onSignedIn={() => {
            dismiss();
            void form.autosave.flush();
          }}
          onClose={dismiss}
        />
      );
    case 'save':
      return (
        <SaveDialog
          kind={kind}
          id={form.id}
          isLive={form.isLive}
          sending={form.saving}
          nameOf={nameOf ?? ofFirst}
          onGo={goTo}
          onConfirm={() => void form.publish()}
          onCancel={dismiss}
        />
      );
    default:
      return null;
  }
}
