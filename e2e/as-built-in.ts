import { setMailTexts } from '../content/mail-texts';
import { builtInFacts, setSite } from '../content/site';
import { asSite } from '../domain/site';
import { takeLogo } from '../server/brand/logo';

// Files of unit tests share their modules: each begins with the site as it is built in, whatever one before has stored.
setMailTexts({});
takeLogo(undefined);
setSite(asSite(builtInFacts));
