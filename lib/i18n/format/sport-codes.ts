/** FIBA and IOC codes that differ from ISO 3166, including former ones that files still contain. */
const codes =
  'ALG=DZ ANG=AO ANT=AG ARU=AW ASA=AS BAH=BS BAN=BD BAR=BB BER=BM BHU=BT BIZ=BZ BOT=BW BRN=BH BRU=BN BUL=BG BUR=BF ' +
  'CAM=KH CAY=KY CGO=CG CHA=TD CHI=CL CRC=CR CRO=HR DEN=DK ENG=GB ESA=SV FIJ=FJ GAM=GM GBS=GW GEQ=GQ GER=DE GRE=GR ' +
  'GRN=GD GUA=GT GUI=GN HAI=HT HON=HN INA=ID IRI=IR ISV=VI IVB=VG KOS=XK KSA=SA KUW=KW LAT=LV LBA=LY LES=LS LIB=LB ' +
  'MAD=MG MAS=MY MAW=MW MGL=MN MON=MC MRI=MU MSH=MH MTN=MR MYA=MM NCA=NI NED=NL NEP=NP NGR=NG NIG=NE NIR=GB NMI=MP ' +
  'OMA=OM PAR=PY PHI=PH PLE=PS POR=PT PUR=PR ROM=RO RSA=ZA SAM=WS SCO=GB SEY=SC SIN=SG SKN=KN SLO=SI SOL=SB SRI=LK ' +
  'SUD=SD SUI=CH TAH=PF TAN=TZ TGA=TO TOG=TG TPE=TW TRI=TT UAE=AE URU=UY VAN=VU VIE=VN VIN=VC WAL=GB ZAM=ZM ZIM=ZW';

/** ISO 3166 two-letter codes by three-letter sport code. */
export const sportCodes: ReadonlyMap<string, string> = new Map(
  codes.split(' ').map((pair) => [pair.slice(0, 3), pair.slice(4)]),
);
