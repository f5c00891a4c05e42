import type { StoredContent } from '../components/stored/StoredPage';
import type { PublicSettings } from '../domain/public-settings';
import type { Seo } from '../domain/seo';
import type { Caller } from '../trpc/router';
import type { SessionUser } from '../use-cases/context';
import type { Frame } from './(site)/kept-frame.server';

declare global {
  namespace Vike {
    interface Config {
      /** Title, description and the like; a function where they depend on the page's data. */
      seo?: Seo | ((pageContext: PageContextServer | PageContextClient) => Seo);
      /** JSON-LD objects of the page, besides the organization. Runs on the server only. */
      structuredData?: (pageContext: PageContextServer) => object[];
    }
    interface PageContext {
      /** The content of the page, as staff wrote it or as the site has it by itself. */
      stored?: StoredContent;
      /** Header and footer, where the server keeps them. */
      frame?: Frame | undefined;
    }
    interface PageContextServer {
      api: Caller;
      /** Public origin, without a slash at the end; absent while prerendering. */
      siteUrl?: string;
      user?: SessionUser;
      settings?: PublicSettings;
      /** The page's HTML, beside its document. */
      drawn?: string;
    }
  }
}
