import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import {
  changeTrashedDomains,
  countDomains,
  listCaseDrafts,
  listCaseIdsByDomainText,
} from '../../db/domains';
import { findDraft, upsertDraft } from '../../db/drafts';
import { listUntouchedExamples } from '../../db/examples';
import { writeItem } from '../../db/items';
import { countByDepartment } from '../../db/staff-enquiries';
import { itemStores } from '../../db/stores';
import { DomainError } from '../../domain/errors';
import { foldCase } from '../../domain/filters';
import {
  addFormerIndustry,
  countInIndustry,
  type IndustryRename,
  isInIndustry,
  renameInDomain,
} from '../../domain/industries';
import { kinds } from '../../domain/kinds';
import { messages } from '../../domain/messages';
import { toActorRef } from '../content/content';
import { backfillFirstVersion, savePublishedVersion } from '../content/save';
import type { Services, SessionUser } from '../context';
import { readFacts, storeFacts } from './facts';

type Needs = Pick<
  Services,
  'db' | 'clock' | 'images' | 'builtInFacts' | 'onSiteChange' | 'onContentChange'
> & {
  user: SessionUser;
};

type IndustryChange = {
  /** All names in order, including hidden ones. */
  industries: string[];
  hidden: string[];
  /** Rename that also applies to the domains of all cases, or only of `cases`. */
  rename?: (IndustryRename & { cases?: string[] | undefined }) | undefined;
};

/** Counts the cases of each industry, and the requests of each type. */
export async function countChoiceUses({ db, builtInFacts }: Pick<Needs, 'db' | 'builtInFacts'>) {
  const { industries } = await readFacts(db, builtInFacts);
  const domains = await countDomains(db);
  return {
    industries: Object.fromEntries(industries.map(name => [name, countInIndustry(domains, name)])),
    requestTypes: Object.fromEntries(
      (await countByDepartment(db)).map(({ department, count }) => [department, count]),
    ),
  };
}

/**
 * Saves the industries. A rename also applies to the cases, their drafts and the trash. To merge an industry, rename it
 * to another.
 * @returns the ids of the renamed cases.
 * @throws DomainError `invalid` when a removed industry has cases.
 */
export async function changeIndustries(
  needs: Needs,
  { industries, hidden, rename }: IndustryChange,
): Promise<string[]> {
  const movedIds = await runInTransaction(needs.db, async trx => {
    const oldFacts = await readFacts(trx, needs.builtInFacts);
    const cases = rename
      ? await renameDomains(trx, needs, rename, [...oldFacts.industries, ...industries])
      : [];
    await assertUnused(trx, oldFacts.industries, industries);
    await storeFacts(trx, needs, {
      industries,
      hiddenIndustries: hidden.filter(name => industries.includes(name)),
      formerIndustries: addFormerIndustry(oldFacts.formerIndustries ?? {}, industries, rename),
    });
    return cases;
  });
  await needs.onSiteChange();
  if (movedIds.length > 0) needs.onContentChange();
  return movedIds;
}

async function assertUnused(
  trx: DbOrTransaction,
  oldNames: readonly string[],
  newNames: readonly string[],
): Promise<void> {
  const remainingNames = new Set(newNames.map(foldCase));
  const domains = await countDomains(trx);
  for (const name of oldNames) {
    // Merged industries can leave a domain that contains both names.
    const count = remainingNames.has(foldCase(name)) ? 0 : countInIndustry(domains, name);
    const isPart = newNames.some(otherName => isInIndustry(otherName, name));
    if (count > 0 && !isPart) throw new DomainError('invalid', messages.industryUsed(name, count));
  }
}

/** @returns the ids of the cases whose domain changed. */
async function renameDomains(
  trx: DbOrTransaction,
  needs: Needs,
  { cases, ...rename }: NonNullable<IndustryChange['rename']>,
  industries: readonly string[],
): Promise<string[]> {
  const renameDomain = (id: string, domain: string) =>
    cases && !cases.includes(id) ? domain : renameInDomain(domain, rename, industries);
  const movedIds = new Set(await changeTrashedDomains(trx, renameDomain));
  for (const { id, domain } of await listCaseDrafts(trx)) {
    const newDomain = renameDomain(id, domain ?? '');
    const draft = newDomain === (domain ?? '') ? undefined : await findDraft(trx, id);
    if (!draft) continue;
    const values = { ...draft.values, domain: newDomain };
    await upsertDraft(trx, { ...draft, values, revision: draft.revision + 1 });
    movedIds.add(id);
  }
  const examples = new Set((await listUntouchedExamples(trx)).map(({ id }) => id));
  const origin = {
    by: toActorRef(needs),
    now: needs.clock.now(),
    note: `${rename.from} was renamed to ${rename.to}`,
  };
  for (const id of await listCaseIdsByDomainText(trx, rename.from)) {
    const lookup = await itemStores.case.findById(trx, id);
    if (lookup.kind === 'missing') continue;
    const changedCase = { ...lookup.item, domain: renameDomain(id, lookup.item.domain) };
    if (changedCase.domain === lookup.item.domain) continue;
    movedIds.add(id);
    if (examples.has(id)) {
      // A new revision would make the example one of the site’s own cases.
      const document = itemStores.case.createSearchDocument(changedCase);
      await writeItem(trx, 'case', changedCase, document, changedCase.revision);
      continue;
    }
    await backfillFirstVersion(trx, kinds.case, lookup.item);
    const item = await itemStores.case.update(trx, changedCase, origin.now);
    await savePublishedVersion(trx, kinds.case, item, origin);
  }
  return [...movedIds];
}
