import { Fragment, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { text } from '../../styles/text.css';
import { readStored, writeStored } from '../browser-storage';
import { Badge } from '../kit/Badge';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import { useCan, useCurrentUser } from '../use-current-user';
import type { ListedEnquiry } from './EnquiryList';
import { useEnquiryUpdates } from './use-enquiry-updates';

/** Set to `off` by users who turned the shortcuts off. */
const KEY = 'staff:request-keys';

export const areKeysOn = (): boolean => readStored(KEY) !== 'off';

type EnquiryKeysOptions = {
  list: RefObject<HTMLElement | null>;
  enquiries: readonly ListedEnquiry[];
  picked: ReadonlySet<string>;
  onPick: (id: string, isPicked: boolean) => void;
};

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable], dialog *, [role=dialog] *';

/** Returns whether a key press can be a shortcut: without a modifier, and outside text fields. */
export const isShortcut = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !(target as Element | null)?.matches?.(TYPING);

/** Handles single-letter shortcuts outside text fields. Users can turn them off (WCAG 2.1.4). */
export function useEnquiryKeys({ list, enquiries, picked, onPick }: EnquiryKeysOptions) {
  const [isOn, setIsOn] = useState(areKeysOn);
  const me = useCurrentUser();
  const canWrite = useCan()('enquiries.write');
  const { change } = useEnquiryUpdates();

  function move(by: number) {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-request]') ?? [])];
    const index = links.indexOf(document.activeElement as HTMLElement);
    const next = index === -1 ? 0 : Math.min(links.length - 1, Math.max(0, index + by));
    links[next]?.focus();
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    const { key } = event;
    const row = document.activeElement?.closest('li');
    const id = row?.querySelector<HTMLElement>('[data-request]')?.dataset.request;
    const focused = enquiries.filter(({ _id }) => _id === id);
    const selected = picked.size > 0 ? enquiries.filter(({ _id }) => picked.has(_id)) : focused;
    if (key === 'j') move(1);
    else if (key === 'k') move(-1);
    else if (key === 'x' && id) onPick(id, !picked.has(id));
    else if (key === 'a' && canWrite && me && selected.length > 0)
      void change(selected, { ownerId: me._id }, 'assigned to you');
    else if (key === 'e' && canWrite && focused[0]?.nextStep)
      void change(focused, { nextStep: '' }, `without the step “${focused[0].nextStep}”`);
    else if (key === '/') document.querySelector<HTMLElement>('main input[type=search]')?.focus();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn]);

  return {
    isOn,
    toggle() {
      writeStored(KEY, isOn ? 'off' : null);
      setIsOn(!isOn);
    },
  };
}

const HINTS = [
  ['j', 'k', 'move'],
  ['Enter', 'open'],
  ['x', 'select'],
  ['a', 'assign to me'],
  ['e', 'step done'],
  ['/', 'search'],
];

/** Lists the shortcuts on screens that have a keyboard. */
export const KeyHints = ({ keys: { isOn, toggle } }: { keys: ReturnType<typeof useEnquiryKeys> }) => (
  <Inline gap={4} hiddenUpTo="wide">
    {isOn &&
      HINTS.map(hint => (
        <Text key={hint.join('')} size="caption" tone="muted">
          {hint.slice(0, -1).map(name => (
            <Fragment key={name}>
              <Badge as="kbd">{name}</Badge>{' '}
            </Fragment>
          ))}
          {hint.at(-1)}
        </Text>
      ))}
    <Text size="caption">
      <button type="button" className={text.link} onClick={toggle}>
        {isOn ? 'Turn shortcuts off' : 'Turn shortcuts on'}
      </button>
    </Text>
  </Inline>
);
