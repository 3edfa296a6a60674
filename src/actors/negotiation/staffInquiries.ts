/** For staff views: requests for hours that need a person, and hotels that joined, owned by the query cache, and what staff do about them. */
export {
  endInquiry,
  endStaffHotel,
  sendInquiry,
  settleInquiry,
  staffHotelsQuery as staffHotels,
  staffInquiriesQuery as staffInquiries,
} from '#src/services/staffQueries.ts'
