import { useEffect, useEffectEvent, useState } from 'react';
import { getSite, setSite } from '../../../domain/current-site';
import { getValueAt, setValueAt } from '../../../domain/fields/path';
import { settingsPaths } from '../../../domain/members/areas';
import type { Values } from '../../../domain/publishing/merge';
import type { SiteFacts } from '../../../domain/site';
import { SETUP_STEPS, type SetupStep } from '../../../domain/welcome';
import { type RouterOutputs, toCallError, trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { useStoredForm } from '../../fields/Form';
import { useStoreSelector } from '../../fields/form-context';
import { pushUrl } from '../../use-url';
import { AccentField } from '../brand/AccentField';
import { brandSchema, derivePrefix, parseColour, updateDerivedNames } from '../brand/accents';
import { addEmptyTexts, factsFormSchema } from '../facts-form';
import type { StoredPeople } from '../people/use-people';
import { usePersistedFields } from './use-persisted-fields';

/** Value of `step` in the URL after the last step. */
export const DONE_STEP = 'done';

export const getStepPath = (step: SetupStep | typeof DONE_STEP) => `${settingsPaths.welcome}?step=${step}`;

const setupSchema = factsFormSchema.extend({ accent: brandSchema.shape.accent });
const CUSTOM_CONTROLS = { accent: AccentField };

/** Paths of the fields in each step, in display order. */
export const STEP_FIELD_PATHS: Partial<Record<SetupStep, readonly string[]>> = {
  name: ['name', 'line'],
  colour: ['accent'],
  contact: [
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
  ],
};
const listFacts = (step: SetupStep) =>
  [...new Set(STEP_FIELD_PATHS[step]?.map(path => path.split('.')[0]))] as (keyof SiteFacts)[];

export type StepsProps = {
  step: SetupStep;
  now: RouterOutputs['welcome']['now'];
  facts: SiteFacts;
  brand: RouterOutputs['site']['brand'];
  people: StoredPeople;
};

const mergeTyped = (facts: SiteFacts, text: Record<string, unknown> = {}): Values =>
  Object.entries(text).reduce<Values>(
    (values, [path, value]) => setValueAt(values, path, value),
    addEmptyTexts(facts),
  );

export function useSteps({ step, now, facts, brand }: StepsProps) {
  const utils = trpc.useUtils();
  const { typed, set, discard: discardField } = usePersistedFields();
  const form = useStoredForm({
    schema: setupSchema,
    values: mergeTyped(facts, typed.facts),
    customControls: CUSTOM_CONTROLS,
  });
  const { store: formStore } = form.context;
  const [failure, setFailure] = useState<string>();
  const changeFacts = trpc.site.changeFacts.useMutation();
  const changeBrand = trpc.site.changeBrand.useMutation();
  const changeOffers = trpc.welcome.changeOffers.useMutation();
  const removeExamples = trpc.welcome.removeExamples.useMutation();
  const leaveStep = trpc.welcome.leaveStep.useMutation();
  const [isSending, setIsSending] = useState(false);

  const { start = 'keep' } = typed;
  const typedFacts = useStoreSelector(formStore, () => formStore.get() as SiteFacts);
  const offeredIds = typed.offered ?? now.offers.filter(offer => offer.offered).map(({ id }) => id);
  const colour = parseColour(typedFacts.accent);
  const logo = typed.logo === undefined ? brand.logo : (typed.logo?.shown ?? null);

  const persistInput = useEffectEvent(() => {
    const storedFacts = addEmptyTexts(facts);
    const changedFields = Object.values(STEP_FIELD_PATHS)
      .flat()
      .map(path => [path, getValueAt(formStore.get(), path)] as const)
      .filter(([path, value]) => value !== getValueAt(storedFacts, path));
    set({ facts: Object.fromEntries(changedFields) });
  });
  useEffect(() => formStore.subscribe(() => persistInput()), [formStore]);

  async function saveFacts(change: Partial<SiteFacts>) {
    const { site, ...saved } = await changeFacts.mutateAsync(change);
    utils.site.facts.setData(undefined, saved);
    void utils.site.brand.invalidate();
    const isAccentChanged = saved.accent !== getSite().accent;
    setSite(site);
    const remainingFields = Object.entries(typed.facts ?? {}).filter(
      ([path]) => !STEP_FIELD_PATHS[step]?.includes(path),
    );
    form.reset(mergeTyped(saved, Object.fromEntries(remainingFields)));
    set({ facts: Object.fromEntries(remainingFields) });
    return isAccentChanged;
  }

  /** @returns whether the page must reload, because its document contains the colours. */
  async function saveStep(): Promise<boolean> {
    if (step === 'name') {
      const titles = {
        name: form.readField('name').data ?? facts.name,
        line: form.readField('line').data ?? facts.line,
      };
      const { logo } = typed;
      const derivedFacts = {
        ...updateDerivedNames(facts, { ...facts, ...titles }),
        referencePrefix: derivePrefix(facts, titles.name),
      };
      await saveFacts({ ...titles, ...derivedFacts });
      if (logo === undefined) return false;
      const changedBrand = await changeBrand.mutateAsync({ facts: {}, logo: logo?.upload ?? null });
      utils.site.brand.setData(undefined, changedBrand);
      discardField('logo');
      return true;
    }
    if (step === 'colour') {
      const accent = form.readField('accent').data ?? facts.accent;
      return saveFacts({ accent, ...updateDerivedNames(facts, { ...facts, accent }) });
    }
    if (step === 'contact') {
      const contact: Partial<SiteFacts> = Object.fromEntries(
        listFacts(step).map(fact => [fact, form.readField(fact).data]),
      );
      const { address = facts.address } = contact;
      // Clear the rest of the postal address and the landmark, because they belong to the previous city.
      const hasMoved = address.locality !== facts.address.locality;
      return saveFacts({
        ...contact,
        address: { ...address, ...(hasMoved && { region: '', postalCode: '', street: '' }) },
        ...(hasMoved && contact.office && { office: { ...contact.office, landmark: '' } }),
      });
    }
    if (step === 'offer') {
      await changeOffers.mutateAsync({ offered: offeredIds });
      discardField('offered');
    }
    if (step === 'start') {
      if (start === 'remove') await removeExamples.mutateAsync();
      discardField('start');
    }
    return false;
  }

  const nextStep = SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1] ?? DONE_STEP;
  const previousStep = SETUP_STEPS[SETUP_STEPS.indexOf(step) - 1];

  /** Saves the step, or postpones it. `isForAll` also postpones all later steps. */
  async function finishStep(outcome: 'done' | 'later', isForAll = false) {
    setFailure(undefined);
    if (outcome === 'done' && !listFacts(step).map(form.check).every(Boolean)) return;
    setIsSending(true);
    try {
      const isSaved = outcome === 'done' && (await saveStep());
      await leaveStep.mutateAsync({ step, as: outcome, all: isForAll });
      const path = getStepPath(isForAll ? DONE_STEP : nextStep);
      if (isSaved) return location.assign(path);
      await Promise.all([utils.welcome.invalidate(), utils.content.invalidate(), utils.media.invalidate()]);
      open(path);
    } catch (error) {
      const { kind, message, errors } = toCallError(error);
      setFailure(kind ? (errors[0]?.message ?? message) : adminMessages.welcomeSaveFailed);
    }
    setIsSending(false);
  }
  function open(path: string) {
    setFailure(undefined);
    pushUrl(path);
  }

  return {
    form,
    values: { facts: typedFacts, logo, colour, offered: offeredIds, start },
    set,
    discardField,
    failure,
    isSending,
    setIsSending,
    previous: previousStep,
    isLast: nextStep === DONE_STEP,
    finishStep,
    open,
  };
}

export type StepControls = ReturnType<typeof useSteps>;
