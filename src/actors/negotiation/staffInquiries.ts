/** For staff views: requests for hours that need a person, owned by the query cache, and what staff do about them. */
export {
  endInquiry,
  sendInquiry,
  settleInquiry,
  staffInquiriesQuery as staffInquiries,
} from '#src/services/staffQueries.ts'
