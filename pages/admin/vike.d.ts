import type { SessionUser } from '../../trpc/context';

declare global {
  namespace Vike {
    interface PageContextClient {
      user?: SessionUser;
    }
  }
}
