import { isDeepStrictEqual } from 'node:util';
import { type Db, type DbOrTransaction, runInTransaction } from '../../db/connection';
import { listUntouchedExamples } from '../../db/examples';
import { listMembersWithAccess } from '../../db/members';
import { getOutboxSummary } from '../../db/outbox';
import { countRows, hasRows } from '../../db/queries';
import { readSetting, writeSetting } from '../../db/settings';
import { type KindName, kindNames, listedKindNames } from '../../domain/kinds';
import { hasPermission } from '../../domain/members/permissions';
import type { OutdatedTextCause } from '../../domain/outdated-texts';
import type { SiteFacts } from '../../domain/site';
import { FACT_LABELS } from '../../domain/site-facts';
import { SETUP_STEPS, type SetupStep, type SetupStepStates } from '../../domain/welcome';
import { assertExists } from '../assert-exists';
import { listPages } from '../content/list-pages';
import type { Services, SessionUser } from '../context';
import { hasSecondFactor } from '../members/second-factor-rule';
import { readFacts } from './facts';
import type { OutdatedPage } from './outdated-texts';

/** Setting that stores the setup progress (`docs/decisions/setup.md`). */
const SETTING = 'welcome';

type SetupState = {
  steps: SetupStepStates;
  /** Time of the first completed or postponed step (ISO 8601). */
  begunAt?: string;
  /** Time of completion (ISO 8601). */
  endedAt?: string;
  /** Whether the checklist was dismissed. */
  putAway?: true;
  /** Whether visitors can't see the site yet. */
  isHidden?: boolean;
  /** Reasons for which a page’s texts are no longer listed, by page id. */
  kept?: Readonly<Record<string, readonly string[]>>;
};

async function readSetup(db: DbOrTransaction): Promise<SetupState | undefined> {
  const storedState = await readSetting(db, SETTING);
  return storedState === undefined ? undefined : (JSON.parse(storedState) as SetupState);
}

const writeSetup = (db: DbOrTransaction, setup: SetupState) =>
  writeSetting(db, SETTING, JSON.stringify(setup));

/** @param exampleCount number of unchanged examples, which don't count. */
const countOwnItems = async (
  db: DbOrTransaction,
  countedKinds: readonly KindName[],
  exampleCount: number,
): Promise<number> =>
  (await countRows(db.selectFrom('items').where('kind', 'in', countedKinds))) - exampleCount;

async function hasContentOrSettings(db: DbOrTransaction): Promise<boolean> {
  if ((await hasRows(db.selectFrom('site_parts'))) || (await hasRows(db.selectFrom('drafts')))) return true;
  return (await countOwnItems(db, kindNames, (await listUntouchedExamples(db)).length)) > 0;
}

/** Starts setup only for an unchanged site. Call this when the first member is created. */
export async function startSetup(db: DbOrTransaction): Promise<void> {
  if (!(await hasContentOrSettings(db))) await writeSetup(db, { steps: {} });
}

/** Returns whether setup is pending: until it is completed, unless the site was configured in another way. */
export async function isSetupPending(db: DbOrTransaction, user: SessionUser): Promise<boolean> {
  if (!hasPermission(user.role, 'site.setup') || user.owesSecondFactor) return false;
  const setup = await readSetup(db);
  if (!setup || setup.endedAt) return false;
  return setup.begunAt !== undefined || !(await hasContentOrSettings(db));
}

export async function getSetupProgress({ db }: { db: Db }) {
  const { steps, endedAt } = (await readSetup(db)) ?? { steps: {} };
  const examples = await listUntouchedExamples(db);
  const countExamples = (kind: 'case' | 'article') =>
    examples.filter(example => example.kind === kind).length;
  return {
    steps,
    ended: endedAt !== undefined,
    examples: { cases: countExamples('case'), articles: countExamples('article') },
  };
}

/** Records a step’s state. The last step, or postponing all remaining steps, completes setup. */
export async function setSetupStepState(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { step, as, all }: { step: SetupStep; as: 'done' | 'later'; all: boolean },
): Promise<void> {
  const now = clock.now().toISOString();
  await runInTransaction(db, async trx => {
    const { begunAt = now, endedAt, ...before } = (await readSetup(trx)) ?? { steps: {} };
    // Postponing a completed step doesn’t reset it.
    const state = before.steps[step] === 'done' ? 'done' : as;
    const steps: SetupStepStates = { ...before.steps, [step]: state };
    if (all) for (const setupStep of SETUP_STEPS) steps[setupStep] ??= 'later';
    const newEndedAt = endedAt ?? (all || step === SETUP_STEPS.at(-1) ? now : undefined);
    await writeSetup(trx, { ...before, steps, begunAt, ...(newEndedAt && { endedAt: newEndedAt }) });
  });
}

/** Facts that two agencies are unlikely to share. */
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

/** Lists the demo agency’s facts that a renamed site still shows. */
async function listForeignFacts(db: DbOrTransaction, builtInFacts: SiteFacts): Promise<string[]> {
  const facts = await readFacts(db, builtInFacts);
  if (facts.name === builtInFacts.name) return [];
  const isForeign = (fact: (typeof OWN_FACTS)[number]) =>
    isDeepStrictEqual(facts[fact], builtInFacts[fact]) ||
    (fact === 'address' &&
      (['region', 'postalCode'] as const).some(
        part => facts.address[part] !== '' && facts.address[part] === builtInFacts.address[part],
      ));
  // Support languages depend on the country.
  const isAbroad = facts.address.countryCode !== builtInFacts.address.countryCode;
  const hasForeignLanguages =
    isAbroad && isDeepStrictEqual(facts.supportLanguages, builtInFacts.supportLanguages);
  const labels = OWN_FACTS.filter(isForeign).map(fact => FACT_LABELS[fact]);
  return hasForeignLanguages ? [...labels, FACT_LABELS.supportLanguages] : labels;
}

type ChecklistNeeds = Pick<
  Services,
  'db' | 'clock' | 'hasMailServer' | 'siteUrl' | 'builtInFacts' | 'findOutdatedPages'
> & {
  user: SessionUser;
};

/** Longest setup (minutes) that is worth reporting. */
const REPORTED_MINUTES_MAX = 120;

/** Returns undefined unless setup has begun and the checklist hasn’t been dismissed. */
export async function findSetupChecklist(needs: ChecklistNeeds) {
  const { db, clock, hasMailServer } = needs;
  const setup = await readSetup(db);
  if (!setup?.begunAt || setup.putAway) return undefined;
  const pages = (await listPages(db)).filter(({ slug }) => slug !== undefined).length;
  const exampleCount = (await listUntouchedExamples(db)).length;
  const ownItemCount = await countOwnItems(db, listedKindNames, exampleCount);
  const { failing, lastFailure } = await getOutboxSummary(db);
  const members = await listMembersWithAccess(db, clock.now());
  const laterSteps = SETUP_STEPS.filter(step => setup.steps[step] !== 'done');
  const minutes = Math.round(
    (Date.parse(setup.endedAt ?? clock.now().toISOString()) - Date.parse(setup.begunAt)) / 60_000,
  );
  const checklist = {
    ended: setup.endedAt !== undefined,
    minutes: minutes <= REPORTED_MINUTES_MAX ? Math.max(1, minutes) : undefined,
    later: laterSteps,
    site: { host: new URL(needs.siteUrl).host, pages, examples: exampleCount },
    mail: {
      isConfigured: hasMailServer,
      refused: hasMailServer && failing ? (lastFailure?.reason ?? '') : undefined,
    },
    hasTwoFactor: await hasSecondFactor(db, needs.user._id),
    team: members.length,
    words: { own: ownItemCount, examples: exampleCount },
    facts: await listForeignFacts(db, needs.builtInFacts),
    texts: (await listOutdatedPages(needs)).length,
    isHidden: setup.isHidden === true,
  };
  return { ...checklist, isEmpty: listOpenPoints(checklist).length === 0 };
}

type ChecklistState = {
  later: readonly unknown[];
  mail: { isConfigured: boolean; refused: string | undefined };
  hasTwoFactor: boolean;
  team: number;
  words: { own: number; examples: number };
  facts: readonly unknown[];
  texts: number;
  isHidden: boolean;
};

const listOpenPoints = ({ later, mail, hasTwoFactor, team, words, facts, texts, isHidden }: ChecklistState) =>
  [
    later.length > 0,
    !mail.isConfigured || mail.refused !== undefined,
    !hasTwoFactor,
    team < 2,
    words.own === 0 || words.examples > 0,
    facts.length > 0,
    texts > 0,
    isHidden,
  ].filter(Boolean);

/** Returns the disabled page that the text is about, or the kind of demo text. */
const getCause = ({ reason, about }: Pick<OutdatedTextCause, 'reason' | 'about'>) =>
  reason === 'link' || reason === 'mention' ? about : reason;

/** Returns whether staff accepted this cause, for its part or for the whole page. */
function isAccepted(acceptedKeys: readonly string[], cause: OutdatedTextCause): boolean {
  const name = getCause(cause);
  // Earlier versions had one cause for all demo texts.
  return [name, `${cause.part} ${name}`, ...(name === 'delivered' ? ['demo'] : [])].some(key =>
    acceptedKeys.includes(key),
  );
}

/** Lists pages with outdated texts, except texts that staff decided to leave as they are. */
export async function listOutdatedPages(
  needs: Pick<Services, 'db' | 'findOutdatedPages'>,
): Promise<OutdatedPage[]> {
  const setup = await readSetup(needs.db);
  if (!setup?.begunAt || setup.putAway) return [];
  return (await needs.findOutdatedPages()).flatMap(page => {
    const acceptedKeys = setup.kept?.[page.id] ?? [];
    const causes = page.causes.filter(cause => !isAccepted(acceptedKeys, cause));
    const texts = page.texts.filter(text => !isAccepted(acceptedKeys, text));
    return causes.length > 0 ? [{ ...page, causes, texts }] : [];
  });
}

/**
 * Stops listing the texts of a page or of one of its parts until they mention another disabled page.
 * @param isKept false lists the texts again.
 * @throws DomainError `not_found` for a page without such texts.
 */
export async function setTextsAccepted(
  { db, findOutdatedPages }: Pick<Services, 'db' | 'findOutdatedPages'>,
  { id, part, isKept }: { id: string; part?: string | undefined; isKept: boolean },
): Promise<void> {
  const page = assertExists((await findOutdatedPages()).find(candidate => candidate.id === id));
  await runInTransaction(db, async trx => {
    const setup = assertExists(await readSetup(trx));
    const keptPaths = setup.kept?.[id] ?? [];
    const otherKeys = part === undefined ? [] : keptPaths.filter(key => !key.startsWith(`${part} `));
    const addedKeys = page.causes
      .filter(cause => part === undefined || cause.part === part)
      .map(cause => (part === undefined ? getCause(cause) : `${part} ${getCause(cause)}`));
    const acceptedKeys = isKept ? [...new Set([...otherKeys, ...addedKeys])] : otherKeys;
    await writeSetup(trx, { ...setup, kept: { ...setup.kept, [id]: acceptedKeys } });
  });
}

export const isSiteHidden = async (db: DbOrTransaction): Promise<boolean> =>
  (await readSetup(db))?.isHidden === true;

/** Hides the site from visitors, or shows it. Staff always see it. */
export async function setSiteHidden(
  { db, onSiteChange }: Pick<Services, 'db' | 'onSiteChange'>,
  isHidden: boolean,
): Promise<void> {
  const setup = assertExists(await readSetup(db));
  await writeSetup(db, { ...setup, isHidden });
  await onSiteChange();
}

/** Dismisses the checklist. Also shows a hidden site, because only the checklist offers that. */
export async function dismissChecklist(needs: Pick<Services, 'db' | 'onSiteChange'>): Promise<void> {
  const setup = await readSetup(needs.db);
  if (!setup) return;
  await writeSetup(needs.db, { ...setup, putAway: true });
  if (setup.isHidden) await setSiteHidden(needs, false);
}
