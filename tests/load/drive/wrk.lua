-- Asks for the addresses of a file, "host path" on each line, in random order, and prints one line with what came of it.
local requests = {}

function init(args)
  math.randomseed(tonumber(args[2]))
  for line in io.lines(args[1]) do
    local host, path = line:match("^(%S+) (%S+)$")
    local headers = { ["Host"] = host, ["Accept-Encoding"] = "gzip" }
    requests[#requests + 1] = wrk.format("GET", path, headers)
  end
end

function request()
  return requests[math.random(#requests)]
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  local line = 'RESULT {"requests":%d,"seconds":%f,"failed":%d,"p50":%f,"p99":%f}\n'
  local p50, p99 = latency:percentile(50) / 1000, latency:percentile(99) / 1000
  io.write(string.format(line, summary.requests, summary.duration / 1e6, failed, p50, p99))
end
