import type { SessionUser } from '../../use-cases/context';

declare global {
  namespace Vike {
    interface PageContextClient {
      user?: SessionUser;
    }
  }
}
