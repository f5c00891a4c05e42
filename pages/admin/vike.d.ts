import type { SessionUser } from '../../use-cases/context';

declare global {
  namespace Vike {
    interface PageContext {
      saveDelayMs: number;
    }
    interface PageContextClient {
      user?: SessionUser;
    }
  }
}
