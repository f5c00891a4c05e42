import { expect, it } from 'vitest';
import { landings } from '../../content/landings';

const configs = import.meta.glob<string>('./*/+config.ts', { query: '?raw', import: 'default', eager: true });
const withData = Object.keys(import.meta.glob('./*/+data.ts'));

/** Sections that show cases, which the page has to bring. */
const WITH_CASES: readonly string[] = ['cases', 'domainCases', 'slides'];

/** The folder of the page that stands at the address of a screen. */
const folderOf = (screen: string) =>
  Object.entries(configs)
    .find(([, text]) => text.includes(`route: screens.${screen}.path`))?.[0]
    .replace('+config.ts', '');

it.each(landings.map(landing => [landing.screen, landing] as const))(
  '%s has a folder with its page, and brings the cases along that it shows',
  (screen, { sections }) => {
    const folder = folderOf(screen);
    expect(folder).toBeDefined();
    const showsCases = sections.some(({ kind }) => WITH_CASES.includes(kind));
    expect(withData.includes(`${folder}+data.ts`)).toBe(showsCases);
  },
);
