import { fillTokens } from '../domain/site-tokens';
import { managers } from './managers';
import { people } from './people';
import { builtInFacts, getSite } from './site';

/** Content as it reads today: facts in the place of tokens. @param said gains the facts it says, by their paths. */
export const withFacts = <Content>(content: Content, said?: Set<string>): Content =>
  fillTokens(
    content,
    { site: getSite(), builtIn: builtInFacts, people: people(), managers: managers().length },
    said,
  );
