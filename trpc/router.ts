import { blogsRouter } from './routers/blogs';
import { mediaRouter } from './routers/media';
import { previewsRouter } from './routers/previews';
import { projectsRouter } from './routers/projects';
import { requestsRouter } from './routers/requests';
import { systemRouter } from './routers/system';
import { usersRouter } from './routers/users';
import { createCallerFactory, router } from './trpc';

export const appRouter = router({
  projects: projectsRouter,
  blogs: blogsRouter,
  users: usersRouter,
  media: mediaRouter,
  previews: previewsRouter,
  requests: requestsRouter,
  system: systemRouter,
});

export type AppRouter = typeof appRouter;

/** Calls the use cases within the process: pages and REST go the same way as tRPC clients. */
export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
