import type { PageInput } from '../domain/kinds/page';
import { screens } from '../domain/paths';
import { withNames } from './drawings';
import { aiWebDevelopment } from './landings/ai-web-development';
import { fintech } from './landings/fintech';
import { itOutstaffing } from './landings/it-outstaffing';
import { javascriptDevelopment } from './landings/javascript-development';
import { paymentGateway } from './landings/payment-gateway';
import { qaAudit } from './landings/qa-audit';
import type { Landing } from './landings/types';
import { webTesting } from './landings/web-testing';

/** Gives every row its place as its id: whoever opens a page begins with the same ids. */
function withRowIds(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) =>
      typeof entry === 'object' && entry !== null
        ? { _id: `r${index + 1}`, ...(withRowIds(entry) as object) }
        : entry,
    );
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withRowIds(each)]));
}

const ofLanding = ({ screen, crumbs, seo, service, hero, sections }: Landing): PageInput => ({
  title: crumbs.at(-1)?.title ?? seo.title,
  address: screens[screen].path,
  meta_title: seo.title,
  meta_description: seo.description,
  image: '',
  above: crumbs.slice(1, -1).map(({ title, href = '/' }) => ({ title, href })),
  service,
  hero: { kind: 'landing', ...hero },
  sections: [...sections] as unknown as PageInput['sections'],
});

const landings = [
  itOutstaffing,
  aiWebDevelopment,
  qaAudit,
  webTesting,
  fintech,
  paymentGateway,
  javascriptDevelopment,
];

/** Pages that the site has by itself, by the name of their screen: what the editor opens, and goes back to. */
export const builtInPages: Readonly<Record<string, PageInput>> = Object.fromEntries(
  landings.map(landing => [landing.screen, withRowIds(withNames(ofLanding(landing))) as PageInput]),
);
