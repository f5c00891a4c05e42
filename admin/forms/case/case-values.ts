import {
  decorative,
  imageAddressOrNone,
  imageOrNone,
  imageSource,
  optionalText,
  videoUrl,
} from '../../../domain/fields';
import { type CaseInput, caseSchema } from '../../../domain/kinds/case';
import { DETAIL_IMAGES_MAX } from '../../../domain/limits';
import { messages } from '../../../domain/messages';
import type { Values } from '../../../domain/publishing/merge';
import { z } from '../../../domain/zod';
import { requiredOf } from '../fields/required';
import { fitting } from '../fitting';
import { pick } from '../pick';
import { withSlug } from '../slug-rule';

const { shape } = caseSchema;

/**
 * A case as its form holds it: every entry of a list is an object, so that it keeps its identity while it moves,
 * and images that may be missing are there without an address.
 */
export const caseForm = caseSchema
  .omit({ detailImageAlts: true, detailImageDecorative: true, detailImageCaptions: true, videoPosters: true })
  .extend({
    title: withSlug(shape.title),
    customer: shape.customer.extend({ avatar: imageOrNone, logo: imageOrNone }),
    detailImages: z
      .array(
        z.strictObject({ src: imageSource, alt: optionalText(300), decorative, caption: optionalText(300) }),
      )
      .max(DETAIL_IMAGES_MAX, messages.detailImagesMax),
    video: z.array(z.strictObject({ url: videoUrl, poster: imageAddressOrNone })).max(10),
  })
  .transform(values => caseOf(values) as CaseInput);

type Picture = {
  src: string;
  alt?: string | undefined;
  decorative?: boolean | undefined;
  caption?: string | undefined;
};
type Formed = {
  customer: { avatar: { src: string }; logo: { src: string } };
  detailImages: Picture[];
  video: { url: string; poster: string }[];
};

/** What is stored of a form's values, finished or not. */
export const caseOf = ({ customer, detailImages, video, ...rest }: Formed): object => {
  const { avatar, logo, ...others } = customer;
  return {
    ...rest,
    customer: { ...others, ...(avatar.src && { avatar }), ...(logo.src && { logo }) },
    detailImages: detailImages.map(image => image.src),
    detailImageAlts: detailImages.map(image => image.alt ?? ''),
    // Nothing is stored of it before somebody has said it of one.
    ...(detailImages.some(image => image.decorative !== undefined) && {
      detailImageDecorative: detailImages.map(image => image.decorative ?? false),
    }),
    detailImageCaptions: detailImages.map(image => image.caption ?? ''),
    video: video.map(({ url }) => url),
    videoPosters: video.map(({ poster }) => poster),
  };
};

export type CaseValues = z.input<typeof caseForm>;

const noImage = { src: '', src_pixel: '', alt: '' };

export const emptyCase: CaseValues = {
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

export const requiredOfCase = requiredOf(caseForm, emptyCase);

const names = Object.keys(emptyCase) as (keyof CaseValues & keyof CaseInput)[];

/** What the form shows of a stored case. */
export function caseValues(item: CaseInput): CaseValues {
  const { customer, detailImages, detailImageAlts, detailImageCaptions, video, videoPosters } = item;
  const { detailImageDecorative = [] } = item;
  return {
    ...pick(item, names),
    customer: { ...customer, avatar: customer.avatar ?? noImage, logo: customer.logo ?? noImage },
    detailImages: detailImages.map((src, index) => ({
      src,
      alt: detailImageAlts[index] ?? '',
      ...(detailImageDecorative[index] !== undefined && { decorative: detailImageDecorative[index] }),
      caption: detailImageCaptions[index] ?? '',
    })),
    video: video.map((url, index) => ({ url, poster: videoPosters[index] ?? '' })),
  };
}

/** `detailImages.1` is an entry of a list to the server, and one of its fields to the form. */
export const caseField = (path: string): string =>
  path
    .replace(/^detailImageAlts\.(\d+)$/, 'detailImages.$1.alt')
    .replace(/^detailImageDecorative\.(\d+)$/, 'detailImages.$1.decorative')
    .replace(/^detailImageCaptions\.(\d+)$/, 'detailImages.$1.caption')
    .replace(/^detailImages\.(\d+)$/, 'detailImages.$1.src')
    .replace(/^videoPosters\.(\d+)$/, 'video.$1.poster')
    .replace(/^video\.(\d+)$/, 'video.$1.url');

/** What the form shows of a draft, whatever that holds. */
export const caseFields = (values: Values): CaseValues =>
  caseValues(fitting({ ...caseOf(emptyCase), detailImageDecorative: undefined } as CaseInput, values));
