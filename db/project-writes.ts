import { foldCase } from '../domain/filters';
import type { Project, ProjectInput } from '../domain/project';
import type { DbOrTransaction } from './connection';
import { assertUpdated, deleteItem, foldTitle, newItem, storeItem, withIds } from './items';
import type { ProjectDetail } from './projects';

const withItemIds = (project: Project): Project => ({
  ...project,
  infoBlock: withIds(project.infoBlock).map(block => ({
    ...block,
    sectionContent: withIds(block.sectionContent),
  })),
  projectContent: withIds(project.projectContent),
});

function toRow(project: Project) {
  const detail: ProjectDetail = {
    meta_title: project.meta_title,
    meta_description: project.meta_description,
    customer: project.customer,
    quote: project.quote,
    aboutProject: project.aboutProject,
    detailImages: project.detailImages,
    detailImageAlts: project.detailImageAlts,
    detailImageCaptions: project.detailImageCaptions,
    imgs: project.imgs,
    infoBlock: project.infoBlock,
    video: project.video,
    videoPosters: project.videoPosters,
    projectContent: project.projectContent,
  };
  return {
    slug: project.slug,
    title: project.title,
    title_key: foldTitle(project.title),
    domain: project.domain,
    domain_key: foldCase(project.domain),
    heading: project.heading,
    description: project.description,
    client: project.client,
    location: project.location,
    solution: project.solution,
    date: project.date,
    surface: project.backgroundColor,
    layout: project.layout,
    preview_src: project.img_preview.src,
    preview_pixel: project.img_preview.src_pixel,
    preview_alt: project.img_preview.alt,
    revision: project.revision,
    updated_at: project.updatedAt,
    detail_json: JSON.stringify(detail),
  };
}

/**
 * Stores a new case.
 * @throws DomainError `conflict` when another case has its slug, `invalid` when its title gives none.
 */
export async function insertProject(
  trx: DbOrTransaction,
  input: ProjectInput,
  options: { now: Date; oldSlugs?: string[] },
): Promise<Project> {
  const project = withItemIds({ ...input, ...newItem(input.title, options) });
  await storeItem(trx, 'project', project, async () => {
    const row = { ...toRow(project), id: project._id, created_at: project.createdAt };
    await trx.insertInto('projects').values(row).execute();
  });
  return project;
}

/**
 * Stores what `reviseProject` decided, as the revision after the one it was read with.
 * @throws DomainError `stale` when it was saved or removed meanwhile, `conflict` when another case has its slug.
 */
export async function updateProject(trx: DbOrTransaction, next: Project, now: Date): Promise<Project> {
  const project = withItemIds({ ...next, revision: next.revision + 1, updatedAt: now.toISOString() });
  await storeItem(trx, 'project', project, async () => {
    const update = trx.updateTable('projects').set(toRow(project)).where('id', '=', project._id);
    assertUpdated(await update.where('revision', '=', next.revision).executeTakeFirst());
  });
  return project;
}

/** Removes a case with its slugs and tags. @returns whether there was one. */
export const deleteProject = (trx: DbOrTransaction, id: string): Promise<boolean> =>
  deleteItem(trx, 'project', id);
