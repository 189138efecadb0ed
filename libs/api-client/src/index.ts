export * from './api-error.ts';
export { type StoreExtra } from './base-api.ts';
export {
  clubApi,
  type ClubTag,
  type EventPage,
  type ImportUpload,
  tagsChangedBy,
  useListEventPageQuery,
  useUploadImportMutation,
} from './club-api.ts';
export * from './generated.ts';
export { type ClubDto as Club, type SessionUserDto as SessionUser } from './generated.ts';
export * from './transport.ts';
