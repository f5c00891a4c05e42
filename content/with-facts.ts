import { fillTokens } from '../domain/site-tokens';
import { listManagers } from './managers';
import { listPeople } from './people';
import { builtInFacts, getSite } from './site';

/** Replaces tokens in content with current facts. @param usedFacts collects the paths of the facts used. */
export const fillFacts = <Content>(content: Content, usedFacts?: Set<string>): Content =>
  fillTokens(
    content,
    { site: getSite(), builtIn: builtInFacts, people: listPeople(), managers: listManagers().length },
    usedFacts,
  );
