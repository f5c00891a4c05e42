import { blogsRouter } from './routers/blogs';
import { projectsRouter } from './routers/projects';
import { usersRouter } from './routers/users';
import { createCallerFactory, router } from './trpc';

export const appRouter = router({ projects: projectsRouter, blogs: blogsRouter, users: usersRouter });

export type AppRouter = typeof appRouter;

/** Calls the use cases within the process: pages and REST go the same way as tRPC clients. */
export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
