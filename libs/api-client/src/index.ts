export * from './api-error.ts';
export { type StoreExtra } from './base-api.ts';
export { clubApi, type ClubTag, isMutation, isQuery, tagsInvalidatedBy } from './club-api.ts';
export {
  type ApiState,
  type EndpointArgs,
  type EndpointName,
  type EndpointResult,
  type ImportUpload,
  type MutationName,
  type Page,
  useLazyListEventPageQuery,
  useListChildPageQuery,
  useListEventPageQuery,
  useListDuplicatePageQuery,
  useListErasureRequestPageQuery,
  useListMailPageQuery,
  useListParentPageQuery,
  useListTeamPageQuery,
  useListUnregisteredChildPageQuery,
  useListUserPageQuery,
  useUploadCrestMutation,
  usePreviewImportMutation,
  usePreviewInvitationsQuery,
  usePreviewMovesQuery,
  usePreviewRemovalQuery,
  usePreviewStatusesQuery,
  usePreviewUndoQuery,
  useUploadImportMutation,
} from './extended-api.ts';
export * from './generated.ts';
export { type ClubDto as Club, type SessionUserDto as SessionUser } from './generated.ts';
export * from './network-transport.ts';
export * from './operations.ts';
export * from './transport.ts';
