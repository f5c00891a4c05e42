import { useEffect, useRef, useState } from 'react';
import { setSite, site } from '../../../../content/site';
import { TRASH_KEPT_DAYS } from '../../../../domain/limits';
import { settingsPaths } from '../../../../domain/members/areas';
import { asSite, type SiteFacts } from '../../../../domain/site';
import { siteFactsSchema } from '../../../../domain/site-facts';
import { isWelcomeStep, nextStep, WELCOME_STEPS, type WelcomeStep } from '../../../../domain/welcome';
import { text } from '../../../../styles/text.css';
import { failureOf, type Outputs, trpc } from '../../../../trpc/client';
import { Button } from '../../../ui/Button';
import { classNames } from '../../../ui/class-names';
import { TextField } from '../../../ui/Field';
import { Skeleton } from '../../../ui/Skeleton';
import { Switch } from '../../../ui/Switch';
import { ListFailure } from '../../ListBody';
import { showAddress, useAddress } from '../../use-address';
import { words } from '../../words';
import { colourFrom, followingNames, followingPrefix } from '../brand/accents';
import { BrandPreview } from '../brand/BrandPreview';
import { LogoField } from '../brand/LogoField';
import { FactInput } from '../FactInput';
import { FACT_BLOCKS, factFrom, textsOf } from '../fact-fields';
import { Picture } from '../people/Picture';
import { Done } from './Done';
import { Hues } from './Hues';
import { PeopleStep } from './PeopleStep';
import { Rail } from './Rail';
import { type Typed, useTyped } from './use-typed';
import * as css from './Welcome.css';

/** What stands in the address once the steps are through. */
const DONE = 'done';

/** The six steps that a fresh site asks its owner: each saved when one goes on, each to be left for later. */
export function Welcome() {
  const now = trpc.welcome.now.useQuery(undefined, { meta: { failed: words.welcomeFailed } });
  const facts = trpc.site.facts.useQuery(undefined, { meta: { failed: words.factsFailed } });
  const brand = trpc.site.brand.useQuery(undefined, { meta: { failed: words.factsFailed } });
  const people = trpc.site.people.useQuery(undefined, { meta: { failed: words.peopleFailed } });
  const asked = useAddress(settingsPaths.welcome).query.get('step');
  const failed = now.error ?? facts.error ?? brand.error ?? people.error;
  if (now.data && (asked === DONE || (now.data.ended && !isWelcomeStep(asked)))) return <Done />;
  if (now.data && facts.data && brand.data && people.data)
    return (
      <Steps
        now={now.data}
        facts={facts.data}
        brand={brand.data}
        people={people.data}
        step={isWelcomeStep(asked) ? asked : nextStep(now.data.steps)}
      />
    );
  return failed ? (
    <ListFailure
      error={failed}
      failed={words.welcomeFailed}
      onRetry={() => Promise.all([now, facts, brand, people].map(each => each.refetch()))}
    />
  ) : (
    <Skeleton height={640} />
  );
}

/** Facts that the step about reaching you asks for, in its order. */
const CONTACT_FIELDS = [
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

const TITLES: Record<WelcomeStep, { title: string; line: string }> = {
  name: {
    title: 'What are you called?',
    line: 'It stands on every page, in mails, feeds and share pictures.',
  },
  colour: {
    title: 'Pick one colour',
    line: 'The rest stays black, white and grey. You can change it any day.',
  },
  contact: {
    title: 'Where people reach you',
    line: 'Each of these stands once; pages, mails and the privacy policy read it from here.',
  },
  people: {
    title: 'Who answers',
    line: 'Whom visitors meet on the page about you, and who reads what they send. Until you change them they are examples.',
  },
  offer: {
    title: 'What do you offer?',
    line: 'What you switch off is taken down: menus and pages stop leading there, its words stay a draft.',
  },
  start: {
    title: 'How to start',
    line: 'Reviews and blogs came along, so that you see a whole site. In the staff area they are marked as examples.',
  },
};

type StepsProps = {
  step: WelcomeStep;
  now: Outputs['welcome']['now'];
  facts: SiteFacts;
  brand: Outputs['site']['brand'];
  people: Outputs['site']['people'];
};

const stepPath = (step: WelcomeStep | typeof DONE) => `${settingsPaths.welcome}?step=${step}`;

function Steps({ step, now, facts, brand, people }: StepsProps) {
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
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [step]);

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
    const recoloured = saved.accent !== site.accent;
    setSite({ ...site, ...asSite(saved) });
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
      await Promise.all([cached.welcome.invalidate(), cached.content.invalidate()]);
      open(path);
    } catch (error) {
      const { kind, message, errors } = failureOf(error);
      setFailure(kind ? (errors[0]?.message ?? message) : words.welcomeSaveFailed);
    }
    setSending(false);
  }
  function open(path: string) {
    setTried(false);
    setFailure(undefined);
    showAddress(path);
  }

  const { title, line: about } = TITLES[step];
  return (
    <div className={css.page}>
      <Rail
        step={step}
        states={now.steps}
        accent={colour ?? facts.accent}
        answers={{ name: facts.name, contact: facts.address.locality, people: String(people.people.length) }}
        onOpen={to => open(stepPath(to))}
      />
      <form
        className={css.main}
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void goOn('done');
        }}
      >
        <h1 ref={heading} tabIndex={-1} className={classNames(text.h2, css.title)}>
          {title}
        </h1>
        <p className={css.lead}>{about}</p>
        {step === 'name' && (
          <div className={css.fields}>
            <TextField
              label="Name on the site"
              value={name}
              autoComplete="organization"
              error={errorOf('name')}
              onChange={({ target }) => set({ name: target.value })}
            />
            <TextField
              label="One line"
              value={line}
              autoComplete="off"
              hint="What you are, where, since when. It stands at the foot of every page."
              error={errorOf('line')}
              onChange={({ target }) => set({ line: target.value })}
            />
            <LogoField
              logo={logo}
              name={name}
              accent={colour ?? facts.accent}
              onTry={tried => set({ logo: tried })}
              onRemove={() => (brand.logo ? set({ logo: null }) : forget('logo'))}
              onBusy={setSending}
            />
          </div>
        )}
        {step === 'colour' && (
          <Hues accent={accent} error={problems.accent} onChange={to => set({ accent: to })} />
        )}
        {step === 'contact' && (
          <div className={classNames(css.fields, css.two)}>
            {CONTACT_FIELDS.map(field => (
              <FactInput
                key={field.path}
                field={{ ...field, used: '' }}
                text={contact[field.path] ?? ''}
                error={errorOf(field.path)}
                onType={typedText => {
                  const texts = { ...contact, [field.path]: typedText };
                  set({ contact: texts });
                  return texts;
                }}
                onSave={() => {}}
              />
            ))}
          </div>
        )}
        {step === 'people' && <PeopleStep stored={people} />}
        {step === 'offer' && (
          <ul className={css.list} aria-label="What you offer">
            {now.offers.map(({ id, title: called, address }) => (
              <li key={id}>
                <label className={css.choice} htmlFor={`offer-${id}`}>
                  <span>
                    <b className={css.choiceName}>{called}</b>
                    <small className={css.small}>{address}</small>
                  </span>
                  <Switch
                    id={`offer-${id}`}
                    checked={offered.includes(id)}
                    onChange={({ target }) =>
                      set({
                        offered: target.checked ? [...offered, id] : offered.filter(each => each !== id),
                      })
                    }
                  />
                </label>
              </li>
            ))}
          </ul>
        )}
        {step === 'start' && (
          <StartChoice examples={now.examples} start={start} onChange={to => set({ start: to })} />
        )}
        <p className={classNames(css.said, css.bad)} role="alert">
          {failure}
        </p>
        <div className={css.foot}>
          {previous ? (
            <Button
              variant="outlined_black"
              size="large"
              className={css.footButton}
              onClick={() => open(stepPath(previous))}
            >
              Back
            </Button>
          ) : (
            <Button
              variant="outlined_black"
              size="large"
              className={css.footButton}
              disabled={sending}
              onClick={() => goOn('later', true)}
            >
              Not now
            </Button>
          )}
          <button type="button" className={css.later} disabled={sending} onClick={() => goOn('later')}>
            Decide later
          </button>
          <Button variant="red_black" size="large" className={css.footButton} type="submit" sending={sending}>
            {next === DONE ? 'Finish' : 'Continue'}
          </Button>
        </div>
      </form>
      <div className={css.side}>
        <BrandPreview
          name={name}
          referencePrefix={followingPrefix(facts, name)}
          accent={colour ?? facts.accent}
          logo={logo}
          answerTime={contact.answerTime}
          title="This is how it will look"
          note={
            step === 'people'
              ? 'Changes to people are public at once.'
              : `Nobody sees this step before you press ${next === DONE ? 'Finish' : 'Continue'}; then everybody does.`
          }
        >
          {step === 'name' && <p className={css.shown}>{line}</p>}
          {step === 'contact' && (
            <p className={css.shown}>
              {contact.email}
              <br />
              {contact.phone}
              <br />
              {contact['office.title']}
            </p>
          )}
          {step === 'people' && (
            <div className={classNames(css.shown, css.faces)}>
              {people.people.slice(0, 12).map(person => (
                <Picture key={person.key} person={person} />
              ))}
            </div>
          )}
          {step === 'offer' && (
            <p className={classNames(css.shown, css.names)}>
              {now.offers
                .filter(({ id }) => offered.includes(id))
                .map(({ id, title: called }) => (
                  <span key={id}>{called}</span>
                ))}
              {offered.length === 0 && 'No page about a service'}
            </p>
          )}
        </BrandPreview>
      </div>
    </div>
  );
}

type StartChoiceProps = {
  examples: Outputs['welcome']['now']['examples'];
  start: 'keep' | 'remove';
  onChange: (start: 'keep' | 'remove') => void;
};

function StartChoice({ examples: { cases, articles }, start, onChange }: StartChoiceProps) {
  if (cases + articles === 0)
    return <p className={css.saying}>There are no examples here. What you write comes first.</p>;
  const choices = [
    {
      value: 'keep',
      name: 'Keep the examples for now',
      note: `${cases} reviews and ${articles} blogs stay until you replace or delete them. Visitors see them.`,
    },
    {
      value: 'remove',
      name: 'Begin empty',
      note: `They go into the trash, and can be taken out of it for ${TRASH_KEPT_DAYS} days. What you changed stays.`,
    },
  ] as const;
  return (
    <fieldset className={css.list} aria-label="Examples">
      {choices.map(({ value, name, note }) => (
        <label key={value} className={css.choice}>
          <span>
            <b className={css.choiceName}>{name}</b>
            <small className={css.small}>{note}</small>
          </span>
          <input
            className={css.radio}
            type="radio"
            name="start"
            checked={start === value}
            onChange={() => onChange(value)}
          />
        </label>
      ))}
    </fieldset>
  );
}
