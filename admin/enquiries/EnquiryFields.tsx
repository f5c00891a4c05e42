import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { Button } from '../../components/ui/Button';
import { pair } from '../../components/ui/Field';
import { type EnquiryChanges, formatValue } from '../../domain/enquiry-stage';
import { mergeValues } from '../../domain/publishing/merge';
import { trpc } from '../../trpc/client';
import { Fields } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import { Fact, Facts } from '../kit/Facts';
import { Sheet } from '../kit/Sheet';
import { Inline, Split, Stack } from '../kit/Stack';
import { SaveStatus } from '../settings/SaveStatus';
import { useCurrentUser } from '../use-current-user';
import { formatDueNote } from './due-note';
import { createFieldsSchema, readFieldValues, toChanges, toFieldValues } from './enquiry-fields';
import type { OpenEnquiry } from './use-enquiry';

type EnquiryFieldsProps = {
  enquiry: OpenEnquiry;
  /** Description of the last save, such as `Saved 10:41`. */
  status: string;
  save: (changes: EnquiryChanges, onError?: () => void) => void;
  /** Receives the function that marks the next step as done. */
  done: RefObject<(() => void) | null>;
};

/** Saves each field when it changes or loses the focus. */
export function EnquiryFields({ enquiry, status, save, done }: EnquiryFieldsProps) {
  const { ownerId, ownerName, nextStep, dueAt, value, currency } = enquiry;
  const me = useCurrentUser();
  const { data: owners } = trpc.enquiries.listOwners.useQuery();
  const schema = useMemo(() => {
    const names = (owners ?? []).map(({ _id, name }) => [_id, name] as const);
    return createFieldsSchema({ ...(ownerId && { [ownerId]: ownerName }), ...Object.fromEntries(names) });
  }, [owners, ownerId, ownerName]);
  const values = useMemo(
    () => toFieldValues({ ownerId, nextStep, dueAt, value, currency }),
    [ownerId, nextStep, dueAt, value, currency],
  );
  const form = useStoredForm({ schema, values });
  const { store } = form.context;

  /** The saved values on which the form's unsaved changes are based. */
  const shownValues = useRef(values);
  const { applyRemote } = form;
  const applySaved = useRef(applyRemote);
  applySaved.current = applyRemote;
  useEffect(() => {
    applySaved.current(mergeValues(shownValues.current, values, store.get()).values);
    shownValues.current = values;
  }, [values, store]);

  function saveFields() {
    const changes = toChanges(readFieldValues(schema, store.get(), enquiry), enquiry);
    // After a failure, restore the saved values.
    if (Object.keys(changes).length > 0) save(changes, () => form.reset(shownValues.current));
  }
  function markDone() {
    if (nextStep) save({ nextStep: '', dueAt: null });
    form.focus('nextStep');
  }
  useImperativeHandle(done, () => markDone);

  const canAssign = ownerId !== me?._id && owners?.some(({ _id }) => _id === me?._id);
  return (
    <Sheet title="Progress" action={<SaveStatus message={status} />}>
      <Form
        form={form}
        onSubmit={saveFields}
        onLeave={saveFields}
        onChange={({ target }) => target instanceof HTMLSelectElement && saveFields()}
      >
        <Stack gap={4}>
          {/* Beside the field, so that the fields below don’t move when the button disappears. */}
          <div className={canAssign ? pair : undefined}>
            <Fields path="" only={['ownerId']} />
            {canAssign && <Button onClick={() => save({ ownerId: me?._id ?? null })}>Assign to me</Button>}
          </div>
          <Fields path="" only={['nextStep']} />
          {/* Browsers cut dates in half of the sheet. */}
          <Split width="46%" collapse="phone" gap={4}>
            <Fields path="" only={['day', 'time']} />
          </Split>
          <Inline>
            <Button disabled={!nextStep} onClick={markDone}>
              Complete step
            </Button>
          </Inline>
          <div className={pair}>
            <Fields path="" only={['value', 'currency']} />
          </div>
        </Stack>
      </Form>
    </Sheet>
  );
}

/** Shows the fields as text to members who can't change requests. */
export const EnquiryFacts = ({ enquiry }: { enquiry: OpenEnquiry }) => (
  <Sheet title="Progress">
    <Facts>
      {listFacts(enquiry).map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </Facts>
  </Sheet>
);

/** Lists owner, next step and value as text. */
export const listFacts = ({ ownerName, nextStep, dueAt, value, currency }: OpenEnquiry) =>
  [
    ['Owner', ownerName || 'No owner'],
    ['Next step', nextStep ? [nextStep, dueAt && formatDueNote(dueAt)].filter(Boolean).join(', ') : 'None'],
    ['Value', value === null ? 'Unknown' : formatValue(value, currency)],
  ] as const;
