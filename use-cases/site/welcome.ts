import { isDeepStrictEqual } from 'node:util';
import { type Db, type DbOrTransaction, inTransaction } from '../../db/connection';
import { listUntouchedExamples } from '../../db/examples';
import { listMembersWithAccess } from '../../db/members';
import { getOutboxSummary } from '../../db/outbox';
import { getSecondFactors } from '../../db/second-factors';
import { readSetting, writeSetting } from '../../db/settings';
import { DomainError } from '../../domain/errors';
import { type KindName, kindNames, listedKindNames } from '../../domain/kinds';
import { may } from '../../domain/members/permissions';
import { messages } from '../../domain/messages';
import type { OutdatedText } from '../../domain/outdated-texts';
import { FACT_WORDS } from '../../domain/site-facts';
import { type StepStates, WELCOME_STEPS, type WelcomeStep } from '../../domain/welcome';
import { listPages } from '../content/list-pages';
import type { Services, SessionUser } from '../context';
import { readFacts } from './facts';
import type { OutdatedPage } from './outdated-texts';

/** The six steps of a fresh site, and the list of what is left after them (docs/decisions/welcome.md). */

const SETTING = 'welcome';

type Welcome = {
  steps: StepStates;
  /** When the first step was left, and the last one. */
  begunAt?: string;
  endedAt?: string;
  /** Whether the list of what is left was taken away. */
  putAway?: true;
  /** Causes for which texts of a page were listed when staff chose to keep them, by its id. */
  kept?: Readonly<Record<string, readonly string[]>>;
};

async function readWelcome(db: DbOrTransaction): Promise<Welcome | undefined> {
  const stored = await readSetting(db, SETTING);
  return stored === undefined ? undefined : (JSON.parse(stored) as Welcome);
}

const writeWelcome = (db: DbOrTransaction, welcome: Welcome) =>
  writeSetting(db, SETTING, JSON.stringify(welcome));

/** Items of these kinds that are not examples any more, or never were. */
async function countOwnItems(db: DbOrTransaction, ofKinds: readonly KindName[]): Promise<number> {
  const { total } = await db
    .selectFrom('items')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('kind', 'in', ofKinds)
    .executeTakeFirstOrThrow();
  return total - (await listUntouchedExamples(db)).length;
}

async function hasAnything(db: DbOrTransaction): Promise<boolean> {
  const part = await db.selectFrom('site_parts').select('part').limit(1).executeTakeFirst();
  const draft = await db.selectFrom('drafts').select('id').limit(1).executeTakeFirst();
  return part !== undefined || draft !== undefined || (await countOwnItems(db, kindNames)) > 0;
}

/** A site that nobody has set anything of will ask its owner. To be called once, when the first member is made. */
export async function openWelcome(db: DbOrTransaction): Promise<void> {
  if (!(await hasAnything(db))) await writeWelcome(db, { steps: {} });
}

/** Whether signing in leads to the steps: until they are through; and not where the site was set by other means first. */
export async function welcomeAwaits(db: DbOrTransaction, user: SessionUser): Promise<boolean> {
  if (!may(user.role, 'site.setup') || user.owesSecondFactor) return false;
  const welcome = await readWelcome(db);
  if (!welcome || welcome.endedAt) return false;
  return welcome.begunAt !== undefined || !(await hasAnything(db));
}

/** How far the steps are, and what they ask about. */
export async function welcomeNow({ db }: { db: Db }) {
  const { steps, endedAt } = (await readWelcome(db)) ?? { steps: {} };
  const examples = await listUntouchedExamples(db);
  const count = (kind: 'case' | 'article') => examples.filter(each => each.kind === kind).length;
  return {
    steps,
    ended: endedAt !== undefined,
    examples: { cases: count('case'), articles: count('article') },
  };
}

/** Notes how somebody left a step; the last one, or leaving all of them, ends the steps. */
export async function leaveStep(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { step, as, all }: { step: WelcomeStep; as: 'done' | 'later'; all: boolean },
): Promise<void> {
  const now = clock.now().toISOString();
  await inTransaction(db, async trx => {
    const { begunAt = now, endedAt, ...before } = (await readWelcome(trx)) ?? { steps: {} };
    // What was done stays done when somebody looks at it again.
    const state = before.steps[step] === 'done' ? 'done' : as;
    const steps: StepStates = { ...before.steps, [step]: state };
    if (all) for (const each of WELCOME_STEPS) steps[each] ??= 'later';
    const ends = endedAt ?? (all || step === WELCOME_STEPS.at(-1) ? now : undefined);
    await writeWelcome(trx, { ...before, steps, begunAt, ...(ends && { endedAt: ends }) });
  });
}

/** Facts that hardly two agencies have in common. */
const OWN_FACTS = [
  'email',
  'phone',
  'address',
  'office',
  'referencePrefix',
  'founded',
  'social',
  'stats',
  'team',
  'milestone',
  'rating',
] as const;

/** What a site with a name of its own still tells of the agency that it came with, each in a word or two. */
async function foreignFacts({ db, builtInFacts }: Pick<Services, 'db' | 'builtInFacts'>): Promise<string[]> {
  const facts = await readFacts(db, builtInFacts);
  if (facts.name === builtInFacts.name) return [];
  const isForeign = (fact: (typeof OWN_FACTS)[number]) =>
    isDeepStrictEqual(facts[fact], builtInFacts[fact]) ||
    (fact === 'address' &&
      (['region', 'postalCode'] as const).some(
        part => facts.address[part] !== '' && facts.address[part] === builtInFacts.address[part],
      ));
  // Languages are a country's: an agency from elsewhere has others.
  const isAbroad = facts.address.countryCode !== builtInFacts.address.countryCode;
  const spoken = isAbroad && isDeepStrictEqual(facts.supportLanguages, builtInFacts.supportLanguages);
  const told = OWN_FACTS.filter(isForeign).map(fact => FACT_WORDS[fact]);
  return spoken ? [...told, FACT_WORDS.supportLanguages] : told;
}

type LeftNeeds = Pick<
  Services,
  'db' | 'clock' | 'sendsMail' | 'siteUrl' | 'builtInFacts' | 'outdatedPages'
> & {
  user: SessionUser;
};

/** How long (minutes) the six steps may have taken for that to be worth saying. */
const WORTH_SAYING = 120;

/**
 * What is left to do once the steps are through, each as it really stands; undefined where nothing is, where the list was
 * taken away, and on a site that was never asked.
 */
export async function whatIsLeft({
  db,
  clock,
  sendsMail,
  siteUrl,
  builtInFacts,
  outdatedPages,
  user,
}: LeftNeeds) {
  const welcome = await readWelcome(db);
  if (!welcome?.begunAt || welcome.putAway) return undefined;
  const pages = (await listPages(db)).filter(({ slug }) => slug !== undefined).length;
  const examples = (await listUntouchedExamples(db)).length;
  const own = await countOwnItems(db, listedKindNames);
  const { codes, passkeys } = await getSecondFactors(db, user._id);
  const { failing, lastFailure } = await getOutboxSummary(db);
  const members = await listMembersWithAccess(db, clock.now());
  const later = WELCOME_STEPS.filter(step => welcome.steps[step] !== 'done');
  const minutes = Math.round(
    (Date.parse(welcome.endedAt ?? clock.now().toISOString()) - Date.parse(welcome.begunAt)) / 60_000,
  );
  const left = {
    ended: welcome.endedAt !== undefined,
    minutes: minutes <= WORTH_SAYING ? Math.max(1, minutes) : undefined,
    later,
    site: { host: new URL(siteUrl).host, pages, examples },
    mail: { server: sendsMail, refused: sendsMail && failing ? (lastFailure?.reason ?? '') : undefined },
    secondKey: codes || passkeys > 0,
    team: members.length,
    words: { own, examples },
    facts: await foreignFacts({ db, builtInFacts }),
    texts: (await listOutdatedPages({ db, outdatedPages })).length,
  };
  return { ...left, isEmpty: openPoints(left).length === 0 };
}

type Left = {
  later: readonly unknown[];
  mail: { server: boolean; refused: string | undefined };
  secondKey: boolean;
  team: number;
  words: { own: number; examples: number };
  facts: readonly unknown[];
  texts: number;
};

const openPoints = ({ later, mail, secondKey, team, words, facts, texts }: Left) =>
  [
    later.length > 0,
    !mail.server || mail.refused !== undefined,
    !secondKey,
    team < 2,
    words.own === 0 || words.examples > 0,
    facts.length > 0,
    texts > 0,
  ].filter(Boolean);

/** What a text is kept in spite of: a page that is switched off, or the demo. */
const causeOf = ({ reason, about }: OutdatedText) =>
  reason === 'link' || reason === 'mention' ? about : 'demo';

/** Texts that are left to change, page by page; without those that staff keep. */
export async function listOutdatedPages({
  db,
  outdatedPages,
}: Pick<Services, 'db' | 'outdatedPages'>): Promise<OutdatedPage[]> {
  const welcome = await readWelcome(db);
  if (!welcome?.begunAt || welcome.putAway) return [];
  return (await outdatedPages()).flatMap(page => {
    const texts = page.texts.filter(text => !welcome.kept?.[page.id]?.includes(causeOf(text)));
    return texts.length > 0 ? [{ ...page, texts }] : [];
  });
}

/**
 * Keeps the texts of a page as they are: they are not listed any more, until another page is switched off that they name.
 * @param isKept false lists them again.
 * @throws DomainError `not_found` for a page without such texts.
 */
export async function keepTexts(
  { db, outdatedPages }: Pick<Services, 'db' | 'outdatedPages'>,
  { id, isKept }: { id: string; isKept: boolean },
): Promise<void> {
  const page = (await outdatedPages()).find(each => each.id === id);
  if (!page) throw new DomainError('not_found', messages.notFound);
  await inTransaction(db, async trx => {
    const welcome = await readWelcome(trx);
    if (!welcome) throw new DomainError('not_found', messages.notFound);
    const { [id]: _, ...others } = welcome.kept ?? {};
    const causes = [...new Set(page.texts.map(causeOf))];
    await writeWelcome(trx, { ...welcome, kept: isKept ? { ...others, [id]: causes } : others });
  });
}

/** Takes the list away although something is left. */
export async function putListAway({ db }: { db: Db }): Promise<void> {
  const welcome = await readWelcome(db);
  if (welcome) await writeWelcome(db, { ...welcome, putAway: true });
}
