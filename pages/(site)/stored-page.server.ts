import { mediumsFirst, tilePlaces } from '../../components/cases/poster-places';
import type { PosterCard } from '../../components/cases/poster-rule';
import type { Stored } from '../../components/stored/StoredPage';
import { withDrawings } from '../../content/drawings';
import { site } from '../../content/site';
import type { Ground } from '../../domain/grounds';
import type { PageInput } from '../../domain/kinds/page';
import { DOMAIN_CASES_MAX } from '../../domain/limits';
import type { Section } from '../../domain/sections';
import { hasOwnPart } from '../../domain/sections/heroes';
import type { Seo } from '../../domain/seo';
import { nextMonday } from '../../domain/start-dates';
import type { Caller } from '../../trpc/router';
import { pickDomainCases } from './fintech-cases';
import { asSlides, posterAbove } from './posters.server';
import { shownPage } from './shown-page';
import { bringStored } from './stored';

type Piece = Stored['hero'];

/** Cases that a section shows when nobody chose. */
const NEWEST = 3;

/** The grounds of sections that do not choose theirs. */
const GROUND_OF: Partial<Record<string, Ground>> = {
  banner: 'R',
  ...({ check: 'K', choices: 'K', gains: 'K', plan: 'K', steps: 'K', timeline: 'K' } as const),
  ...({ approach: 'K', creed: 'K', sprint: 'K', startDates: 'K', ways: 'K' } as const),
  ...({ office: 'K' } as const),
  ...({ deliverables: 'G', teamChart: 'G', wireframes: 'G' } as const),
  ...({ contact: 'G', cooperation: 'G', durations: 'G', ledger: 'G', licences: 'G', models: 'G' } as const),
  ...({
    selfTest: 'G',
    solutions: 'G',
    stack: 'G',
    stackAge: 'G',
    tools: 'G',
    fees: 'G',
    team: 'G',
  } as const),
};
const GROUNDS: Record<string, Ground> = { white: 'W', grey: 'G', grey2: 'G', black: 'K', red: 'R' };

/** The ground of the section that a poster touches. */
const groundOf = (section: Piece | undefined): Ground =>
  GROUNDS[String(section?.ground)] ?? GROUND_OF[section?.kind ?? 'contact'] ?? 'W';

type WithCases = Extract<Section, { kind: 'cases' | 'domainCases' | 'slides' }>;
const showsCases = (section: Piece): section is Piece & WithCases =>
  ['cases', 'domainCases', 'slides'].includes(section.kind);

/** The case studies of a section: those chosen, by title; else those of its domain; else the newest. */
async function casesOf(
  api: Caller,
  path: string | undefined,
  section: WithCases,
  below: Piece | undefined,
): Promise<PosterCard[]> {
  const { chosen = [], domain } = section;
  const found =
    chosen.length > 0
      ? await api.cases.byTitles({ titles: [...chosen] })
      : domain
        ? pickDomainCases(path, domain, await api.cases.ofDomain({ domain, limit: DOMAIN_CASES_MAX }))
        : [];
  const cases = found.length > 0 ? found : (await api.cases.list({ limit: NEWEST })).items;
  if (section.kind === 'slides') return asSlides(cases);
  if (section.kind === 'domainCases') return posterAbove(groundOf(below), tilePlaces)(cases);
  return section.first === 'mediums'
    ? posterAbove(groundOf(below), mediumsFirst)(cases)
    : posterAbove(groundOf(below))(cases);
}

/** The first Monday on which a project may start. */
export const startData = () => ({ monday: nextMonday(new Date(), site.office.clock.timeZone) });

/** A title that begins with the name of the site stands as it is (rule 14). */
function titleOf(written: string): Pick<Seo, 'title' | 'customTitle'> {
  const name = `${site.name} | `;
  return written.startsWith(name)
    ? { title: written.slice(name.length), customTitle: written }
    : { title: written };
}

/** A page that staff wrote as it is shown. What is not finished shows as far as it goes. */
export async function storedPage(api: Caller, page: PageInput): Promise<Stored> {
  const { title = '', meta_title, meta_description = '', image, service } = page;
  const { crumbs, hero, sections } = shownPage(page, withDrawings);
  await bringStored({ hero, sections });
  return {
    seo: { ...titleOf(meta_title || title), description: meta_description, ...(image && { image }) },
    crumbs,
    service: service?.name ? service : undefined,
    ...(hasOwnPart(page.address) && { own: true }),
    hero,
    sections: await Promise.all(
      sections.map(async (section, index) => {
        if (showsCases(section))
          return { ...section, cases: await casesOf(api, page.address, section, sections[index + 1]) };
        if (section.kind === 'startDates') return { ...section, ...startData() };
        return section;
      }),
    ),
  };
}
