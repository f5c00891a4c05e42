import { useState } from 'react';
import { getSite } from '../../../content/site';
import { settingsPaths } from '../../../domain/members/areas';
import type { SiteFacts } from '../../../domain/site';
import { siteFactsSchema } from '../../../domain/site-facts';
import { WELCOME_STEPS, type WelcomeStep } from '../../../domain/welcome';
import { type Outputs, toFailure, trpc } from '../../../trpc/client';
import { showAddress } from '../../use-address';
import { words } from '../../words';
import { colourFrom, followingNames, followingPrefix } from '../brand/accents';
import { FACT_BLOCKS, factFrom, textsOf } from '../fact-fields';
import type { StoredPeople } from '../people/use-people';
import { updateFacts } from '../update-site';
import { type Typed, useTyped } from './use-typed';

/** What stands in the address once the steps are through. */
export const DONE = 'done';

/** Address of a step. */
export const stepPath = (step: WelcomeStep | typeof DONE) => `${settingsPaths.welcome}?step=${step}`;

/** Facts that the step about reaching you asks for, in its order. */
export const CONTACT_FIELDS = [
  'email',
  'phone',
  'answerTime',
  'address.locality',
  'address.country',
  'address.countryCode',
  'inEea',
  'office.title',
  'office.note',
  'office.clock.timeZone',
  'office.clock.name',
].flatMap(path => FACT_BLOCKS.flatMap(({ fields }) => fields.filter(field => field.path === path)));
const CONTACT_FACTS = [...new Set(CONTACT_FIELDS.map(({ path }) => path.split('.')[0] as keyof SiteFacts))];

export type StepsProps = {
  step: WelcomeStep;
  now: Outputs['welcome']['now'];
  facts: SiteFacts;
  brand: Outputs['site']['brand'];
  people: StoredPeople;
};

/** What the steps hold, stored or typed, and the ways between them. */
export function useSteps({ step, now, facts, brand }: StepsProps) {
  const cached = trpc.useUtils();
  const { typed, set, forget } = useTyped();
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const changeFacts = trpc.site.changeFacts.useMutation();
  const changeBrand = trpc.site.changeBrand.useMutation();
  const changeOffers = trpc.welcome.changeOffers.useMutation();
  const removeExamples = trpc.welcome.removeExamples.useMutation();
  const leave = trpc.welcome.leaveStep.useMutation();
  const [sending, setSending] = useState(false);

  const { name = facts.name, line = facts.line, accent = facts.accent, start = 'keep' } = typed;
  const contact = { ...textsOf(facts), ...typed.contact };
  const offered = typed.offered ?? now.offers.filter(each => each.offered).map(({ id }) => id);
  const colour = colourFrom(accent);
  const logo = typed.logo === undefined ? brand.logo : (typed.logo?.shown ?? null);

  /** The facts that a step changes, as they were typed. */
  const meant: Partial<Record<WelcomeStep, Record<string, unknown>>> = {
    name: { name, line },
    colour: { accent: colour ?? accent },
    contact: Object.fromEntries(CONTACT_FACTS.map(fact => [fact, factFrom(contact, fact)])),
  };
  const problems: Record<string, string> = Object.fromEntries(
    Object.entries(meant[step] ?? {}).flatMap(([fact, value]) =>
      (siteFactsSchema.shape[fact as keyof SiteFacts].safeParse(value).error?.issues ?? [])
        .map(({ path, message }) => [[fact, ...path].join('.'), message])
        .reverse(),
    ),
  );
  const errorOf = (path: string) => (tried ? problems[path] : undefined);

  async function saveFacts(change: Partial<SiteFacts>, ...fields: (keyof Typed)[]) {
    const saved = await changeFacts.mutateAsync(change);
    cached.site.facts.setData(undefined, saved);
    void cached.site.brand.invalidate();
    const recoloured = saved.accent !== getSite().accent;
    updateFacts(saved);
    forget(...fields);
    return recoloured;
  }

  /** Stores what a step asks. @returns whether the page must be loaded anew: colours come with its document. */
  async function store(): Promise<boolean> {
    if (step === 'name') {
      const called = { name: name.trim(), line: line.trim() };
      const { logo } = typed;
      const following = {
        ...followingNames(facts, { ...facts, ...called }),
        referencePrefix: followingPrefix(facts, called.name),
      };
      await saveFacts({ ...called, ...following }, 'name', 'line');
      if (logo === undefined) return false;
      const changed = await changeBrand.mutateAsync({ facts: {}, logo: logo?.upload ?? null });
      cached.site.brand.setData(undefined, changed);
      forget('logo');
      return true;
    }
    if (step === 'colour' && colour)
      return saveFacts({ accent: colour, ...followingNames(facts, { ...facts, accent: colour }) }, 'accent');
    if (step === 'contact') {
      const told = meant.contact as Pick<SiteFacts, 'address'>;
      // What is not asked here is of the former place.
      const moved = told.address.locality !== facts.address.locality;
      const address = { ...told.address, ...(moved && { region: '', postalCode: '', street: '' }) };
      return saveFacts({ ...told, address }, 'contact');
    }
    if (step === 'offer') {
      await changeOffers.mutateAsync({ offered });
      forget('offered');
    }
    if (step === 'start') {
      if (start === 'remove') await removeExamples.mutateAsync();
      forget('start');
    }
    return false;
  }

  const next = WELCOME_STEPS[WELCOME_STEPS.indexOf(step) + 1] ?? DONE;
  const previous = WELCOME_STEPS[WELCOME_STEPS.indexOf(step) - 1];

  /** Goes on: with what was typed, or without it. */
  async function goOn(as: 'done' | 'later', all = false) {
    setFailure(undefined);
    if (as === 'done' && Object.keys(problems).length > 0) {
      setTried(true);
      return;
    }
    setSending(true);
    try {
      const anew = as === 'done' && (await store());
      await leave.mutateAsync({ step, as, all });
      const path = stepPath(all ? DONE : next);
      if (anew) return location.assign(path);
      await Promise.all([
        cached.welcome.invalidate(),
        cached.content.invalidate(),
        cached.media.invalidate(),
      ]);
      open(path);
    } catch (error) {
      const { kind, message, errors } = toFailure(error);
      setFailure(kind ? (errors[0]?.message ?? message) : words.welcomeSaveFailed);
    }
    setSending(false);
  }
  function open(path: string) {
    setTried(false);
    setFailure(undefined);
    showAddress(path);
  }

  return {
    values: { name, line, logo, accent, colour, contact, offered, start },
    set,
    /** Takes back what was typed into a field. */
    forget,
    problems,
    errorOf,
    failure,
    sending,
    setSending,
    previous,
    isLast: next === DONE,
    goOn,
    open,
  };
}

export type StepControls = ReturnType<typeof useSteps>;
