import { type KeyboardEvent, useId, useState } from 'react';
import { completeUrl } from '../../../domain/complete-url';
import { messages } from '../../../domain/messages';
import { isSitePath } from '../../../domain/site-path';
import { api, trpc } from '../../../trpc/client';
import { usePaused } from '../../use-paused';
import { type LinkOption, linkOptions } from './LinkTargets';

/** Letters with which a search begins. */
const FROM_LETTERS = 2;

/** What the server is asked of words that were typed. */
function askedOf(typed: string) {
  const address = completeUrl(typed, location.origin);
  return { q: typed.slice(0, 100), ...(address && isSitePath(address) && { address }) };
}

/** Why there is nothing (any more) where a link leads; where it cannot be asked, nobody is kept from writing. */
const whyDead = (typed: string): Promise<string | undefined> =>
  api.content.linkTargets.query(askedOf(typed)).then(
    ({ dead }) => dead,
    () => undefined,
  );

type Choice = {
  typed: string;
  /** What is there already, which nobody looks for. */
  present?: string | undefined;
  /** Nothing is offered. */
  closed?: boolean;
  onChoose: (href: string) => void;
};

/** Where something is to lead: an address, or one of our own pages by the words in it. Dead ones are not taken. */
export function useLinkChoice({ typed, present, closed = false, onChoose }: Choice) {
  const [error, setError] = useState<string>();
  const [at, setAt] = useState(-1);
  const id = `${useId()}-found`;
  const address = completeUrl(typed, location.origin);
  const asked = usePaused(typed.trim());
  const looks = !closed && asked.length >= FROM_LETTERS && asked !== present;
  const { data } = trpc.content.linkTargets.useQuery(askedOf(asked), {
    enabled: looks,
    placeholderData: before => before,
    staleTime: 5_000,
  });
  const options = looks && data ? linkOptions(data, address) : [];

  function choose({ href, dead }: LinkOption) {
    if (dead === undefined) onChoose(href);
    else setError(dead);
  }
  /** Takes what was typed, when it is an address that leads somewhere. */
  async function apply() {
    if (address === undefined) return setError(messages.urlInvalid);
    const dead = await whyDead(typed.trim());
    if (dead) return setError(dead);
    onChoose(address);
  }
  /** Arrows go through what is offered, Enter takes it. */
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      setAt(((at + step + options.length + 1 + 1) % (options.length + 1)) - 1);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const chosen = options[at];
    if (chosen) choose(chosen);
    else void apply();
  }
  return {
    address,
    error,
    apply,
    onKeyDown,
    /** Something else was typed. */
    forget() {
      setError(undefined);
      setAt(-1);
    },
    /** For the field, and for what is offered below it. */
    field: {
      autoComplete: 'off',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': options.length > 0,
      'aria-controls': id,
      'aria-activedescendant': options[at] ? `${id}-${at}` : undefined,
    } as const,
    targets: { id, options, at, onChoose: choose },
  };
}
