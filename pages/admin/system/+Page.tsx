export { System as default } from '../../../admin/system/System';
