export { SignIn as default } from '../../../admin/entry/SignIn';
