import { site } from './site';

/** Makes something of the site's facts once, and anew when they have changed. */
export function perSite<Made>(make: () => Made): () => Made {
  let made: { of: typeof site; value: Made } | undefined;
  return () => {
    if (made?.of !== site) made = { of: site, value: make() };
    return made.value;
  };
}
