import { fieldsOf } from '../fields/fields-of';
import { Pair } from '../Group';
import type { CaseValues } from './case-values';

const { Line, Lines, ImageInput } = fieldsOf<CaseValues>();

/** Renders the fields of the customer and their review. */
export const CustomerFields = () => (
  <>
    <Pair>
      <Line name="customer.name" label="Name" />
      <Line name="customer.position" label="Position" />
    </Pair>
    <Lines name="customer.needs" label="Business needs" />
    <Lines name="customer.result" label="Result" />
    <Lines name="customer.review" label="Review" />
    <Pair>
      <ImageInput label="Avatar" name="customer.avatar" />
      <ImageInput label="Logo" name="customer.logo" />
    </Pair>
  </>
);
