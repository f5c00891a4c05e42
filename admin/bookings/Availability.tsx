import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { formatOffset, getZoneCity } from '../../domain/bookings/booking-times';
import { listManagers } from '../../domain/colleague';
import { formatClock } from '../../domain/formatters';
import { settingsPaths } from '../../domain/members/areas';
import { adminPaths } from '../../domain/paths';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Choices } from '../kit/Choices';
import { Empty } from '../kit/Empty';
import { Notice } from '../kit/Notice';
import { OptionSelect } from '../kit/OptionSelect';
import { Page } from '../kit/Page';
import { Sheet } from '../kit/Sheet';
import { Inline, Split, Stack } from '../kit/Stack';
import { QueryBoundary } from '../ListBody';
import { createUrlCodec, optionalParam } from '../list-url';
import { SaveStatus } from '../settings/SaveStatus';
import { useCan } from '../use-current-user';
import { useUrlState } from '../use-list-state';
import { BlockedTimes } from './BlockedTimes';
import { BookingRules } from './BookingRules';
import { Calendars } from './Calendars';
import { formatMinutes, sumMinutes } from './hours';
import { SlotPreview } from './SlotPreview';
import { type ManagerHours, useHours } from './use-hours';
import { WeeklyHours } from './WeeklyHours';

const codec = createUrlCodec({ manager: optionalParam('manager'), block: optionalParam('block') });
type Location = { manager: string | undefined; block: string | undefined; page?: number };

/** Renders the hours in which each manager takes calls. Changes are saved automatically. */
export function Availability() {
  const { state, replace } = useUrlState<Location>(adminPaths.availability, codec);
  const managers = listManagers();
  const manager = managers.find(({ key }) => key === state.manager) ?? managers[0];
  const hours = trpc.bookings.hours.useQuery(
    { manager: manager?.key ?? '' },
    { enabled: manager !== undefined },
  );
  if (!manager)
    return (
      <Page title="Availability">
        <Empty title="No managers" action={<Button href={settingsPaths.people}>Open People</Button>}>
          Choose who takes requests under “People” in Settings.
        </Empty>
      </Page>
    );
  const tabs = managers.length > 1 && (
    <Choices
      label="Manager"
      selected={manager.key}
      onChoose={key => replace({ manager: key })}
      choices={managers.map(({ key, name }) => ({ label: name, value: key }))}
    />
  );
  return hours.data ? (
    <ManagerForm
      key={manager.key}
      manager={manager.key}
      stored={hours.data}
      isBlocking={state.block !== undefined}
      setBlocking={isBlocking => replace({ block: isBlocking ? '1' : undefined })}
    >
      {tabs}
    </ManagerForm>
  ) : (
    <Page title="Availability">
      <Stack gap={4}>
        {tabs}
        <QueryBoundary query={hours} errorMessage={adminMessages.hoursFailed} height={640}>
          {() => null}
        </QueryBoundary>
      </Stack>
    </Page>
  );
}

type ManagerFormProps = {
  manager: string;
  stored: ManagerHours;
  isBlocking: boolean;
  setBlocking: (isBlocking: boolean) => void;
  children: React.ReactNode;
};

function ManagerForm({ manager, stored, isBlocking, setBlocking, children }: ManagerFormProps) {
  const { values, set, status, conflict, resolve, retry } = useHours(manager, stored);
  const canWrite = useCan()('bookings.write');
  return (
    <Page
      title="Availability"
      isOneLine
      description={<SaveStatus {...status} />}
      action={<Button href={adminPaths.bookings}>Bookings</Button>}
    >
      <Stack gap={4}>
        {children}
        {conflict && (
          <Notice
            tone="mark"
            role="alert"
            action={
              <Inline>
                <Button onClick={() => resolve(true)}>Keep my changes</Button>
                <Button onClick={() => resolve(false)}>Use their changes</Button>
              </Inline>
            }
          >
            A colleague changed the same settings at the same time. Your changes aren’t saved yet.
          </Notice>
        )}
        {status.isBad && !conflict && (
          <Notice tone="bad" action={<Button onClick={() => void retry()}>Try again</Button>}>
            Your last changes aren’t saved yet.
          </Notice>
        )}
        <Split width="400px">
          <fieldset disabled={!canWrite} aria-label="Availability">
            <Stack gap={3}>
              <Sheet
                title="Weekly hours"
                note={`${formatMinutes(sumMinutes(values.weekly)) || 'No hours'} a week`}
                action={<ZoneSelect value={values.timeZone} onChange={timeZone => set({ timeZone })} />}
              >
                <WeeklyHours
                  weekly={values.weekly}
                  unavailable={stored.unavailable}
                  onChange={canWrite ? weekly => set({ weekly }) : undefined}
                />
              </Sheet>
              <BookingRules values={values} set={set} />
              <BlockedTimes
                values={values}
                calls={stored.calls}
                set={set}
                isAdding={isBlocking && canWrite}
                setAdding={setBlocking}
              />
              <Calendars manager={manager} hours={stored} />
            </Stack>
          </fieldset>
          <SlotPreview timeZone={values.timeZone} freeTimes={stored.freeTimes} />
        </Split>
      </Stack>
    </Page>
  );
}

function ZoneSelect({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const [zones] = useState(() => Intl.supportedValuesOf('timeZone'));
  const now = new Date();
  return (
    <OptionSelect
      label="Time zone"
      hint={`${formatClock(now, value)} now, ${formatOffset(now, value)}`}
      value={value}
      onChoose={onChange}
      options={[...new Set([value, ...zones])]
        .sort()
        .map(zone => [zone, zone === value ? getZoneCity(zone) : zone.replaceAll('_', ' ')])}
    />
  );
}
