import { fillTokens } from '../domain/site-tokens';
import { managers } from './managers';
import { people } from './people';
import { builtInFacts, getSite } from './site';

/** Replaces tokens in content with current facts. @param said collects the paths of the facts used. */
export const withFacts = <Content>(content: Content, said?: Set<string>): Content =>
  fillTokens(
    content,
    { site: getSite(), builtIn: builtInFacts, people: people(), managers: managers().length },
    said,
  );
