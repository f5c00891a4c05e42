import type { StoredContent } from '../components/stored/StoredPage';
import type { PublicSettings } from '../domain/public-settings';
import type { Seo } from '../domain/seo';
import type { Caller } from '../trpc/router';
import type { SessionUser } from '../use-cases/context';
import type { Frame } from './(site)/cached-frame.server';

declare global {
  namespace Vike {
    interface Config {
      /** Metadata of the page, such as the title. A function if the metadata depends on the page's data. */
      seo?: Seo | ((pageContext: PageContextServer | PageContextClient) => Seo);
      /** Loads a page's views before the page is rendered. Client only. */
      loadViews?: (path: string) => Promise<void>;
      /** The page's JSON-LD objects, without the organisation. Server only. */
      structuredData?: (pageContext: PageContextServer) => object[];
    }
    interface PageContext {
      /** The page's content, written by members or built in. */
      stored?: StoredContent;
      /** The cached header and footer, if any. */
      frame?: Frame | undefined;
    }
    interface PageContextServer {
      api: Caller;
      /** Public origin without trailing slash. Undefined while prerendering. */
      siteUrl?: string;
      user?: SessionUser;
      settings?: PublicSettings;
      /** The page's rendered HTML, without the surrounding document. */
      drawn?: string;
    }
  }
}
