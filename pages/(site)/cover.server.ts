import { placeholderCover } from '../../art';
import type { ProjectCard } from '../../domain/project';

/** The case, with a drawn cover where its preview image is missing (rule 17). */
export function withCover<Case extends Pick<ProjectCard, 'slug' | 'img_preview'>>(project: Case): Case {
  if (project.img_preview.src) return project;
  const { svg, alt } = placeholderCover(project.slug);
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return { ...project, img_preview: { src, src_pixel: '', alt } };
}
