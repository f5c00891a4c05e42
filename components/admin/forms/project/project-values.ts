import {
  imageAddressOrNone,
  imageOrNone,
  imageSource,
  optionalText,
  videoUrl,
} from '../../../../domain/fields';
import { DETAIL_IMAGES_MAX } from '../../../../domain/limits';
import { messages } from '../../../../domain/messages';
import { type ProjectInput, projectSchema } from '../../../../domain/project';
import { z } from '../../../../domain/zod';
import { pick } from '../pick';
import { withSlug } from '../slug-rule';

const { shape } = projectSchema;

/**
 * A case as its form holds it: every entry of a list is an object, so that it keeps its identity while it moves,
 * and images that may be missing are there without an address.
 */
export const projectForm = projectSchema
  .omit({ detailImageAlts: true, detailImageCaptions: true, videoPosters: true })
  .extend({
    title: withSlug(shape.title),
    customer: shape.customer.extend({ avatar: imageOrNone, logo: imageOrNone }),
    detailImages: z
      .array(z.strictObject({ src: imageSource, alt: optionalText(300), caption: optionalText(300) }))
      .max(DETAIL_IMAGES_MAX, messages.detailImagesMax),
    video: z.array(z.strictObject({ url: videoUrl, poster: imageAddressOrNone })).max(10),
  })
  .transform(
    ({ customer: { avatar, logo, ...customer }, detailImages, video, ...rest }): ProjectInput => ({
      ...rest,
      customer: { ...customer, ...(avatar.src && { avatar }), ...(logo.src && { logo }) },
      detailImages: detailImages.map(image => image.src),
      detailImageAlts: detailImages.map(image => image.alt),
      detailImageCaptions: detailImages.map(image => image.caption),
      video: video.map(({ url }) => url),
      videoPosters: video.map(({ poster }) => poster),
    }),
  );

export type ProjectValues = z.input<typeof projectForm>;

const noImage = { src: '', src_pixel: '', alt: '' };

export const emptyProject: ProjectValues = {
  title: '',
  description: '',
  heading: '',
  domain: '',
  client: '',
  location: '',
  solution: '',
  date: '',
  backgroundColor: 'black',
  layout: 'picture',
  meta_title: '',
  meta_description: '',
  img_preview: noImage,
  customer: {
    name: '',
    position: '',
    review: '',
    business_needs: '',
    result: '',
    avatar: noImage,
    logo: noImage,
  },
  quote: '',
  aboutProject: '',
  detailImages: [],
  imgs: [],
  infoBlock: [],
  video: [],
  tag: [],
  projectContent: [],
};

const names = Object.keys(emptyProject) as (keyof ProjectValues & keyof ProjectInput)[];

/** What the form shows of a stored case. */
export function projectValues(project: ProjectInput): ProjectValues {
  const { customer, detailImages, detailImageAlts, detailImageCaptions, video, videoPosters } = project;
  return {
    ...pick(project, names),
    customer: { ...customer, avatar: customer.avatar ?? noImage, logo: customer.logo ?? noImage },
    detailImages: detailImages.map((src, index) => ({
      src,
      alt: detailImageAlts[index] ?? '',
      caption: detailImageCaptions[index] ?? '',
    })),
    video: video.map((url, index) => ({ url, poster: videoPosters[index] ?? '' })),
  };
}

/** `detailImages.1` is an entry of a list to the server, and one of its fields to the form. */
export const projectField = (path: string): string =>
  path
    .replace(/^detailImageAlts\.(\d+)$/, 'detailImages.$1.alt')
    .replace(/^detailImageCaptions\.(\d+)$/, 'detailImages.$1.caption')
    .replace(/^detailImages\.(\d+)$/, 'detailImages.$1.src')
    .replace(/^videoPosters\.(\d+)$/, 'video.$1.poster')
    .replace(/^video\.(\d+)$/, 'video.$1.url');
